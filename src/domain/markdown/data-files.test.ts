import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';
import { htmlOf } from '../../../tests/support/compile';

const FILES = {
  'data/tides.json': '{ "tide": 4.8, "pools": ["Kelp"] }',
  'data/list.json': '[1, 2]',
  'data/module.json': '{ "tide": 4.8, "default": "Kelp" }',
  'data/高度.yml': 'spring: 4.8 # metres\nneap: 2.1\n水池: [海带]\n',
  'data/bad.json': '{\n  "tide": 1\n  "pool": 2 }',
  'docs/bad.yml': 'a: 1\nb: c: d\n',
  'docs/_part.mdx': "import { spring } from '../data/高度.yml'\n\nSpring is {spring} m.",
};

/** A document after some imports, as HTML and problems. */
function read(imports: string, body: string) {
  const { documents, problems } = virtualContent({
    ...FILES,
    'docs/a.mdx': `---\ntitle: a\n---\n\n${imports}\n\n${body}\n`,
  });
  return { html: htmlOf(documents[0]?.compiled.tree), problems: brief(problems) };
}

describe('data files', () => {
  it.each([
    ["import data, { pools } from '../data/tides.json'", '{data.tide} {pools[0]}', '4.8 Kelp'],
    ["import * as all from '@site/data/tides.json'", '{all.default.tide}', '4.8'],
    ["import deepest, { tide } from '../data/module.json'", '{deepest} {tide}', 'Kelp 4.8'],
    ["import list from '../data/list.json'", '{list.length}', '2'],
    ["import { spring, 水池 } from '../data/高度.yml'", '{spring} {水池[0]}', '4.8 海带'],
    ["import { neap } from '../data/高度.yml'", '<i title={neap}>x</i>', 'title="2.1"'],
    ["import Part from './_part.mdx'", '<Part />', 'Spring is 4.8 m.'],
    ["import d from '../data/list.json'\n\nexport const sum = d[0] + d[1];", '{sum}', '3'],
  ])('give %j', (imports, body, expected) => {
    const { html, problems } = read(imports, body);
    expect(problems).toEqual([]);
    expect(html.replaceAll('\n', ' ')).toContain(expected);
  });

  it.each([
    ['../data/bad.json', 'data/bad.json:2:11 The data cannot be read: '],
    ['./bad.yml', 'docs/bad.yml:2:4 The data cannot be read: '],
    [
      '../data/none.json',
      'docs/a.mdx:5:1 This document imports "../data/none.json", but there is no such file.',
    ],
    [
      '../data/tides.js',
      'docs/a.mdx:5:1 This document imports "../data/tides.js", which documents cannot import.',
    ],
    ['../data/tides', 'docs/a.mdx:5:1 This document imports "../data/tides", which documents cannot import.'],
  ])('report %j, and no consequences', (name, found) => {
    const { problems } = read(
      `import x, { y } from '${name}'`,
      '{x.tide(y.z)} {y} <i title={x.a}>i</i>\n\n{y.map((z) => <b>{z}</b>)}',
    );
    expect(problems).toEqual([expect.stringContaining(found)]);
  });

  it('report a field that is not there', () => {
    expect(read("import { deep } from '../data/高度.yml'", '{deep.est}').problems).toEqual([
      expect.stringContaining(
        'docs/a.mdx:5:1 "../data/高度.yml" does not export "deep". → It exports: default, spring,',
      ),
    ]);
  });
});
