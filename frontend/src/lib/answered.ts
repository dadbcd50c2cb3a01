/**
 * What an effect asked the server for: its answer is taken unless the effect ran anew or its page was left meanwhile.
 * Returns the effect's clean-up.
 */
export function answered<T>(asked: Promise<T>, take: (found: T) => void, fail: (error: unknown) => void): () => void {
  let wanted = true;
  asked.then(
    (found) => {
      if (wanted) take(found);
    },
    (error: unknown) => {
      if (wanted) fail(error);
    },
  );
  return () => {
    wanted = false;
  };
}
