import { describe, expect, it } from "vitest";
import { fits, followable, match, navigate, router, startRouter } from "./router.svelte";

describe("fits", () => {
  it("reads parameters and tells other paths apart", () => {
    expect(fits("/new/:game/:scenario", "/new/crusoe/castaways")).toEqual({ game: "crusoe", scenario: "castaways" });
    expect(fits("/new/:game", "/new/crusoe/castaways")).toBeNull();
    expect(fits("/rules", "/rules/")).toEqual({});
    expect(fits("/", "/")).toEqual({});
    expect(fits("/join/:code", "/join/RIB%20MOT")).toEqual({ code: "RIB MOT" });
    expect(fits("/join/:code", "/join/%E0%A4%A")).toBeNull();
  });

  it("takes the first route that fits", () => {
    const routes = [["/a", 1], ["/:any", 2]] as const;
    expect(match(routes, "/a")?.page).toBe(1);
    expect(match(routes, "/b")).toEqual({ page: 2, params: { any: "b" } });
    expect(match(routes, "/b/c")).toBeNull();
  });
});

describe("links", () => {
  const click = (more: MouseEventInit = {}) => new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });

  function link(attributes: Record<string, string>): HTMLAnchorElement {
    const made = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    document.body.append(made);
    return made;
  }

  it("leaves to the browser what is not ours", () => {
    expect(followable(click(), link({ href: "/rules" }))).toBe(true);
    expect(followable(click({ ctrlKey: true }), link({ href: "/rules" }))).toBe(false);
    expect(followable(click({ button: 1 }), link({ href: "/rules" }))).toBe(false);
    expect(followable(click(), link({ href: "/rules", target: "_blank" }))).toBe(false);
    expect(followable(click(), link({ href: "/x", download: "" }))).toBe(false);
    expect(followable(click(), link({ href: "https://elsewhere.example/" }))).toBe(false);
    expect(followable(click(), link({ href: "/api/tables/t/record" }))).toBe(false);
    expect(followable(click(), link({ href: "#R-072" }))).toBe(false);
  });

  it("follows a link and the way back", async () => {
    const stop = startRouter();
    navigate("/settings");
    link({ href: "/rules/scavengers?q=peril#R-072" }).dispatchEvent(click());
    expect(router.place.path).toBe("/rules/scavengers");
    expect(router.place.query.get("q")).toBe("peril");
    expect(router.place.hash).toBe("R-072");
    const back = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    history.back();
    await back;
    expect(router.place.path).toBe("/settings");
    stop();
  });

  it("replaces without a step in the history", () => {
    navigate("/new");
    const length = history.length;
    navigate("/new/crusoe/castaways?seats=2", { replace: true });
    expect(history.length).toBe(length);
    expect(router.place.query.get("seats")).toBe("2");
  });
});
