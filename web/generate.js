/** Has Python write `src/protocol/generated`: the types of what goes over the wire, and views of recorded games. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL(".", import.meta.url));
const own = [join(web, "../.venv/bin/python"), join(web, "../.venv/Scripts/python.exe")].find(existsSync);
const python = process.env.CHEESEBOARD_PYTHON ?? own ?? "python3";
const path = [join(web, "../src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
execFileSync(python, [join(web, "../tools/generate_web.py"), join(web, "src/protocol/generated")], {
  stdio: "inherit",
  env: { ...process.env, PYTHONPATH: path },
});
