import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evaluateModule } from './evaluate';
import { OldFolder } from './old-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evaluate-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const LIMITS = { time: 1500, memory: 32 * 1024 * 1024, output: 100_000 };
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};
const run = (text: string, file = 'docusaurus.config.js') => {
  write(file, text);
  return evaluateModule(new OldFolder(folder, folder), file, 'module', { limits: LIMITS });
};

describe('evaluateModule', () => {
  it.each([
    ['module.exports = { title: "A" };', { title: 'A' }],
    ['export default { title: "A" as const };', { title: 'A' }, 'c.ts'],
    [
      'module.exports = async () => ({ title: (await import("remark-math")).default });',
      { title: { $package: 'remark-math' } },
    ],
    [
      'import { themes } from "prism-react-renderer"; export default { theme: themes.github };',
      { theme: { $package: 'prism-react-renderer.themes.github' } },
    ],
    [
      'module.exports = { edit: ({ path }) => path, at: /^a/, year: new Date().getFullYear() > 2000 };',
      { edit: { $function: 'edit' }, at: '^a', year: true },
    ],
    [
      'const { join, relative } = require("path"); module.exports = { at: relative(__dirname, require.resolve("./x.js")), join: relative(process.cwd(), join(__dirname, "..", "y")) };',
      { at: 'x.js', join: '../y' },
    ],
    [
      'module.exports = { secret: process.env.HOME ?? null, on: process.env.NODE_ENV === "production" };',
      { secret: null, on: false },
    ],
    [
      'module.exports = { text: require("fs").readFileSync("./other.txt", "utf8").trim() };',
      { text: 'words' },
    ],
    ['module.exports = require("./data.json");', { list: [1] }],
    ['import other from "./other"; export default { other };', { other: 'from ts' }, 'c.mjs'],
    [
      'module.exports = { run: require("child_process").execSync("id").toString() };',
      { run: { $package: 'child_process.execSync().toString()' } },
    ],
  ])('%s', (text, value, file?: string) => {
    write('other.txt', 'words\n');
    write('data.json', '{ "list": [1] }');
    write('other.ts', 'const value: string = "from ts";\nexport default value;\n');
    expect(run(text, file)).toEqual({ value, error: null });
  });

  it.each([
    ['while (true) {}', 'did not end within 1.5 seconds'],
    ['module.exports = (async () => { for (;;) await null; })();', 'did not end within 1.5 seconds'],
    ['process.exit(0)', 'process.exit is not available'],
    ['module.exports = { big: "x".repeat(200000) };', 'more than 100000 characters'],
    ['module.exports = Array(1e9).fill(0);', 'memory'],
    ['const f = () => f(); f();', 'stack'],
    ['module.exports = { text: require("fs").readFileSync("/etc/passwd") };', 'There is no file /etc/passwd'],
    ['module.exports = { text: require("fs").readFileSync("../../../../etc/passwd") };', 'There is no file'],
    ['module.exports = { text: require("fs").readFileSync("link") };', 'There is no file'],
    ['fetch("https://example.org")', 'fetch is not available'],
    ['module.exports = {', 'cannot be parsed'],
    ['module.exports = new Promise(() => {});', 'never comes'],
    ['throw new Error("my own words")', 'my own words'],
    ['const a = {}; a.a = a; module.exports = a;', 'circular'],
  ])('says what is wrong with %s', (text, error) => {
    symlinkSync('/etc/passwd', path.join(folder, 'link'));
    const result = run(text);
    expect(result.value).toBeNull();
    expect(result.error).toContain(error);
    expect(result.error).not.toContain('\n');
  });

  it('is not fooled by changed built-ins', () => {
    const text =
      'JSON.stringify = () => "{\\"value\\":{\\"x\\":1}}"; Object.prototype.polluted = 1; module.exports = { a: 1 };';
    const { value } = run(text);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(value === null || typeof value === 'object').toBe(true);
  });
});

describe('the object of a module that does not run', () => {
  const object = (text: string) => {
    write('docusaurus.config.ts', text);
    return evaluateModule(new OldFolder(folder, folder), 'docusaurus.config.ts', 'object', {
      limits: LIMITS,
    });
  };

  it('says what is written out', () => {
    const { value } = object(
      "import math from 'remark-math';\nconst small = { title: 'B' };\nconst config: Config = { title: 'A', url: math.url, no: undefined, presets: [['classic', { docs: { sidebarPath: './sidebars.js', remarkPlugins: [math] }, blog: false }]] };\nif (!x.isFine) throw new Error('no');\nexport default config;\n",
    );
    expect(value).toEqual({
      title: 'A',
      url: { $package: 'remark-math.url' },
      presets: [
        [
          'classic',
          {
            docs: { sidebarPath: './sidebars.js', remarkPlugins: [{ $package: 'remark-math' }] },
            blog: false,
          },
        ],
      ],
    });
  });

  it.each(['export default {', 'export default 1;'])('is empty in %s', (text) => {
    expect(object(text).value ?? {}).toEqual({});
  });
});
