import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleNode, loadLate } from './bundle-node.mjs';

describe('loadLate', () => {
  it.each([
    [
      'var import_unified = require("unified");\n(0, import_unified.unified)().use(import_unified.x);',
      'var import_unified = ((loaded) => () => (loaded ??= require("unified")))();\n(0, (import_unified()).unified)().use((import_unified()).x);',
    ],
    [
      'var import_sharp = __toESM(require("sharp"));\nnew import_sharp.default();',
      'var import_sharp = ((loaded) => () => (loaded ??= __toESM(require("sharp"))))();\nnew (import_sharp()).default();',
    ],
    // This name is not a package's.
    ['import_other.x; var a = require("a");', 'import_other.x; var a = require("a");'],
  ])('of %s', (code, expected) => {
    expect(loadLate(code)).toBe(expected);
  });

  it('refuses a package that is used as a namespace', () => {
    const program = 'var import_yaml = __toESM(require("yaml"));\nvar all = { ...import_yaml };';
    expect(() => loadLate(program)).toThrow('"yaml" is used as a namespace');
  });
});

describe('bundleNode', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'tidepool-bundle-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('loads a package once, when something of it is used', async () => {
    await writeFile(
      path.join(folder, 'program.ts'),
      `import { Named, named } from 'tidepool-package';
       import { other } from './part';
       export const use = (): string[] => [named(), new Named().name, other];`,
    );
    await writeFile(path.join(folder, 'part.ts'), 'export const other: string = "part";');
    const target = path.join(folder, 'node_modules', 'program.cjs');
    await bundleNode({ [target]: path.join(folder, 'program.ts') });
    await writeFile(
      path.join(folder, 'node_modules', 'tidepool-package.js'),
      'globalThis.loads = (globalThis.loads ?? 0) + 1; exports.named = () => "named"; exports.Named = class { name = "new" };',
    );
    const { use } = createRequire(target)(target) as { use: () => string[] };
    const loads = (): unknown => (globalThis as { loads?: number }).loads;
    expect(loads()).toBeUndefined();
    expect(use()).toEqual(['named', 'new', 'part']);
    expect(loads()).toBe(1);
  });
});
