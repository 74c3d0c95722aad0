import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const server = process.env.CHEESEBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    target: "es2022",
    outDir: "../src/cheeseboard/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nothing to warn of
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
