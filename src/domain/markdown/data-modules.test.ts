import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';
import { htmlOf } from '../../../tests/support/compile';

const MODULES = {
  'data/tides.ts': `import type { Tide } from './types';
import pools, { deepest } from './pools.mjs';

type Height = number;
const spring: Height = 4.8;
export const heights: Record<string, Height> = { spring, neap: 2.1 };
export const inMetres = (height: Height): string => height.toFixed(1) + ' m';
export { deepest as pool };
export default { heights, names: (which: string[]) => which.join(' and '), count: pools.length };
`,
  'data/pools.mjs': "export const deepest = 'Kelp'; export default ['Kelp', 'Anemone'];",
  'data/star.js':
    "export * from './pools.mjs'; export * as all from './pools.mjs'; export { deepest as best } from './pools.mjs';",
  'data/named.js': 'export default function tide() { return "in"; }',
  'data/anonymous.js': 'export default class { static tide = "out"; }',
  'data/common.js': "module.exports = { tide: 'low', up: (text) => text.toUpperCase() };",
  'data/fields.js': "exports.tide = 'high';",
  'data/plain.json': '{ "tide": 4.8, "pools": ["Kelp"] }',
  'data/list.json': '[1, 2]',
  'data/browser.js': "export const os = typeof window !== 'undefined' ? 'browser' : 'build';",
  'data/broken.js': 'export const a = 1;\nexport const b = ;\n',
  'data/types.ts': 'export const a: = 1;\n',
  'data/failing.js': 'export const a = 1;\n\nexport const b = nowhere.tide;\n',
  'data/window.js': 'export const a = window.innerWidth;',
  'data/endless.js': 'export const a = (() => { while (true); })();',
  'data/bad.json': '{\n  "tide": 1,\n}',
  'data/circle.js': "export const x = 1;\nimport { y } from './round.js';\n",
  'data/round.js': "import { x } from './circle.js';\nexport const y = x;",
  'data/lost.js': "\nimport x from './gone.js';\nexport const y = x;",
  'data/narrow.js': "import { depest } from './pools.mjs';\nexport const y = depest;",
  'data/package.js': "import _ from 'lodash';\nexport const y = _.noop;",
  'data/element.js': 'export const y = <b>x</b>;',
  'data/Card.tsx': 'export default () => <b>x</b>;',
  'data/uses-card.js': "import Card from './Card';\nexport const y = Card;",
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `data/deep${String(index)}.js`,
      `export { y } from './deep${String(index + 1)}.js';`,
    ]),
  ),
  'data/deep12.js': 'export const y = 1;',
};

/** A document after some imports, as HTML and problems. */
function read(imports: string, body: string) {
  const { documents, problems } = virtualContent({
    ...MODULES,
    'docs/a.mdx': `---\ntitle: a\n---\n\n${imports}\n\n${body}\n`,
  });
  return { html: htmlOf(documents[0]?.compiled.tree), problems: brief(problems) };
}

describe('modules of data', () => {
  it.each([
    ["import { heights, inMetres } from '../data/tides'", '{inMetres(heights.spring)}', '4.8 m'],
    ["import t from '@site/data/tides.ts'", '{t.names(["a", "b"])} {t.count}', 'a and b 2'],
    ["import * as t from '../data/tides'", '{t.pool} {t.default.heights.neap}', 'Kelp 2.1'],
    ["import * as s from '../data/star'", '{s.deepest} {s.best} {s.all.default[1]}', 'Kelp Kelp Anemone'],
    ["import tide from '../data/named'", '{tide()}', 'in'],
    ["import Tide from '../data/anonymous'", '{Tide.tide}', 'out'],
    ["import c, { tide } from '../data/common.js'", '{c.up(tide)}', 'LOW'],
    ["import { tide } from '../data/fields'", '{tide}', 'high'],
    ["import data, { pools } from '../data/plain.json'", '{data.tide} {pools[0]}', '4.8 Kelp'],
    ["import list from '../data/list.json'", '{list.length}', '2'],
    ["import { os } from '../data/browser'", '{os}', 'build'],
    ["import { deepest } from '../data/pools.mjs'", '<i title={deepest}>x</i>', 'title="Kelp"'],
  ])('give %j', (imports, body, expected) => {
    const { html, problems } = read(imports, body);
    expect(problems).toEqual([]);
    expect(html.replaceAll('\n', ' ')).toContain(expected);
  });

  it('are there in partials and exports too', () => {
    const { documents, problems } = virtualContent({
      ...MODULES,
      'docs/_part.mdx': "import { deepest } from '../data/pools.mjs'\n\nThe deepest is {deepest}.",
      'docs/a.mdx':
        "---\ntitle: a\n---\n\nimport Part from './_part.mdx'\nimport { deepest } from '@site/data/pools.mjs'\n\nexport const shout = deepest + '!';\n\n<Part /> {shout}\n",
    });
    expect(brief(problems)).toEqual([]);
    expect(htmlOf(documents[0]?.compiled.tree)).toMatch(/The deepest is Kelp\.[^]*Kelp!/);
  });

  it.each([
    ['broken', 'data/broken.js:2:18 The module cannot be parsed: Unexpected token.'],
    ['types', 'data/types.ts:1:17 The module cannot be parsed: Unexpected token.'],
    ['failing', 'data/failing.js:3:8 The module failed: nowhere is not defined.'],
    ['window', 'data/window.js:1:8 The module failed: window is not defined.'],
    ['endless', 'data/endless.js:1:8 The module failed: it takes more than 5,000,000 steps'],
    ['bad.json', 'data/bad.json:3:1 The file is no JSON.'],
    ['circle', 'data/round.js:1:1 "data/circle.js" imports itself, through data/circle.js, data/round.js.'],
    ['lost', 'data/lost.js:2:1 This module imports "./gone.js", but there is no such file.'],
    ['narrow', 'data/narrow.js:1:1 "./pools.mjs" does not export "depest".'],
    ['deep0', 'data/deep9.js:1:1 More than 10 modules import each other in a row.'],
    [
      'package',
      'docs/a.mdx:5:1 This document imports "../data/package", which is no module of data: data/package.js imports "lodash".',
    ],
    ['element', 'which is no module of data: data/element.js contains JSX.'],
    ['Card', 'which is no module of data: data/Card.tsx holds components.'],
    ['uses-card', 'which is no module of data: data/Card.tsx holds components.'],
    ['nothing', 'docs/a.mdx:5:1 This document imports "../data/nothing", which documents cannot import.'],
  ])('report %j, and no consequences', (name, found) => {
    const { problems } = read(
      `import x, { y } from '../data/${name}'`,
      '{x.tide(y.z)} {y} <i title={x.a}>i</i>\n\n{y.map((z) => <b>{z}</b>)}',
    );
    expect(problems).toEqual([expect.stringContaining(found)]);
  });

  it('report an export that is not there in the document', () => {
    expect(read("import { depest } from '../data/pools.mjs'", 'x').problems).toEqual([
      expect.stringContaining('docs/a.mdx:5:1 "../data/pools.mjs" does not export "depest".'),
    ]);
  });
});
