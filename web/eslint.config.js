import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/**/generated"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Our content policy forbids style attributes in the page; Svelte writes them there when nothing in them moves.
    files: ["**/*.svelte"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "SvelteElement[kind='html'] > SvelteStartTag > SvelteAttribute[key.name='style'][value.length=1] > SvelteLiteral",
          message:
            "A style attribute without anything that moves: use a class, or stop-color, fill and the like.",
        },
      ],
    },
  },
  { rules: { complexity: ["error", 15], "no-undef": "off", "svelte/no-navigation-without-resolve": "off" } },
);
