// Copying a text. Browsers give the clipboard only to pages of this machine or with TLS; a table in the home network has
// neither, so that the old way is tried too.

/** Whether the text is in the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  (focused?.closest("dialog") ?? document.body).append(field); // what lies outside an open dialog can't be selected
  field.select();
  let done: boolean;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  focused?.focus();
  return done;
}
