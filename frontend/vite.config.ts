import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { makeSprites } from "./scripts/icons.mjs";

makeSprites();

/** The licences of what is shipped with the client, as files beside it. */
function licences(): Plugin {
  const modules = join(import.meta.dirname, "node_modules");
  const fonts = join(modules, "@fontsource-variable");
  const files: [string, string][] = readdirSync(fonts).map((font) => [font, join(fonts, font, "LICENSE")]);
  files.push(["svelte", join(modules, "svelte", "LICENSE.md")], ["esm-env", join(modules, "esm-env", "LICENSE")]);
  return {
    name: "licences",
    generateBundle() {
      for (const [name, file] of files) {
        this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source: readFileSync(file, "utf8") });
      }
    },
  };
}

const server = process.env.MAROONED_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences()],
  base: "/",
  build: {
    outDir: "../src/marooned/web/static",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    // Nothing is inlined: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    restoreMocks: true,
    isolate: false, // a page for each file takes longer than all tests
    testTimeout: 20_000,
  },
});
