// A tiny router over the History API: patterns with `:name`, links that stay links, focus and scrolling after a change.

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

export interface Match<T> {
  page: T;
  params: Record<string, string>;
}

function read(url: URL): Place {
  return { path: url.pathname, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
}

let place = $state.raw<Place>(read(new URL(location.href)));

export const router = {
  get place(): Place {
    return place;
  },
};

/** The parameters of a path that fits a pattern, null if it does not. */
export function fits(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at]!;
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

/** The first route that fits. */
export function match<T>(routes: readonly (readonly [string, T])[], path: string): Match<T> | null {
  for (const [pattern, page] of routes) {
    const params = fits(pattern, path);
    if (params) return { page, params };
  }
  return null;
}

function arrive(): void {
  place = read(new URL(location.href));
}

export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const url = new URL(to, location.href);
  if (options.replace) history.replaceState(null, "", url);
  else if (url.href !== location.href) history.pushState(null, "", url);
  arrive();
}

/** Whether a click on a link is ours to follow. */
export function followable(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (link.target && link.target !== "_self") return false;
  if (link.hasAttribute("download") || link.origin !== location.origin) return false;
  const samePage = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  return !samePage && !link.pathname.startsWith("/api/"); // the browser itself goes to a place on the page
}

/** Follow links and the browser's back and forward from now on; returns how to stop. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link?.href || !followable(event, link)) return;
    event.preventDefault();
    navigate(link.href);
  };
  const onPop = () => arrive();
  document.addEventListener("click", onClick);
  window.addEventListener("popstate", onPop);
  return () => {
    document.removeEventListener("click", onClick);
    window.removeEventListener("popstate", onPop);
  };
}
