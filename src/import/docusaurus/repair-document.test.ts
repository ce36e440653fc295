import { describe, expect, it } from 'vitest';
import { traced } from './edits';
import { repairDocument } from './repair-document';

const repair = (
  text: string,
  faults: [line: number, column: number | null][],
  locale: 'en' | 'zh-Hans' = 'en',
) =>
  repairDocument(
    traced(text),
    faults.map(([line, column]) => ({ line, column })),
    locale,
  );

describe('repairDocument', () => {
  it('puts a block in the place of an element, and keeps what is in it', () => {
    const { text, placeholders } = repair(
      'Before.\n\n<Chart data={[1]}>\n\nA *caption*.\n\n</Chart>\n\nAfter.\n',
      [[3, 1]],
    );
    expect(text).toContain('> **Not moved: `<Chart>`**');
    expect(text).toContain('> <Chart data={[1]}>');
    expect(text).toMatch(/\nA \*caption\*\.\n/);
    expect(text).not.toContain('</Chart>');
    expect(text).toContain('After.');
    expect(placeholders).toEqual([{ name: '<Chart>', line: 3 }]);
  });

  it('says it in the language of the document', () => {
    expect(repair('<Chart />\n', [[1, 1]], 'zh-Hans').text).toContain('> **没有迁移过来：`<Chart>`**');
  });

  it('puts code in the place of an element in a line', () => {
    expect(repair('At <Compass bearing={12} /> degrees.\n', [[1, 4]]).text).toBe(
      'At `<Compass bearing={12} />` degrees.\n',
    );
    expect(repair('A <Mark>*word*</Mark>.\n', [[1, 3]]).text).toBe('A `<Mark>`*word*.\n');
    expect(repair('| a |\n| --- |\n| <B c="x" /> |\n', [[3, 3]]).text).toContain('| `<B c="x" />` |');
  });

  it('removes an import, and replaces everything that uses its names', () => {
    const text =
      "import Tweet, { Likes } from '@site/x';\nimport Tabs from '@theme/Tabs';\n\n<Tweet id=\"1\" />\n\nSo many: {Likes.length}.\n\n<Tabs of={Likes} />\n\nTweet is a word.\n";
    const { text: repaired, imports, placeholders } = repair(text, [[1, 1]]);
    expect(imports).toEqual([{ code: "import Tweet, { Likes } from '@site/x';", line: 1 }]);
    expect(placeholders.map(({ name, line }) => `${name} ${String(line)}`)).toEqual([
      '<Tweet> 4',
      '{Likes.length} 6',
      '<Tabs> 8',
    ]);
    expect(repaired).toContain("import Tabs from '@theme/Tabs';");
    expect(repaired).toContain('So many: `{Likes.length}`.');
    expect(repaired).toContain('Tweet is a word.');
  });

  it('stays in the container in which the element stands', () => {
    const { text } = repair('- one\n\n  <Chart />\n\n- two\n\n> <Chart />\n', [
      [3, 3],
      [7, 3],
    ]);
    expect(text).toContain('- one\n\n  > **Not moved: `<Chart>`**\n  >\n  > ```jsx');
    expect(text).toContain('> > **Not moved: `<Chart>`**\n> >\n');
    expect(text).toContain('- two');
  });

  it('removes fields of the front matter', () => {
    const { text, fields } = repair('---\ntitle: A\ntags:\n  - x\n  - y\nid: b\n---\n\nText.\n', [[4, 5]]);
    expect(text).toBe('---\ntitle: A\nid: b\n---\n\nText.\n');
    expect(fields).toEqual([{ name: 'tags', line: 4 }]);
  });

  it('keeps the title of front matter that is no YAML', () => {
    expect(repair('---\ntitle: A\n  b: [\n---\n\nText.\n', [[3, 1]]).text).toBe(
      '---\ntitle: A\n---\n\nText.\n',
    );
  });

  it('shows what cannot be parsed as code', () => {
    const { text, placeholders } = repair('Fine.\n\nA < b and {c\n\nAlso fine.\n', [[3, 3]]);
    expect(text).toContain('> A < b and {c');
    expect(text).toContain('Also fine.');
    expect(placeholders[0]?.line).toBe(3);
  });

  it('knows the lines of the old file in later rounds', () => {
    const first = repair('<A />\n\ntext\n\n<B />\n', [[1, 1]]);
    const line = first.text.split('\n').indexOf('<B />') + 1;
    const { placeholders } = repairDocument(first, [{ line, column: 1 }], 'en');
    expect(placeholders).toEqual([{ name: '<B>', line: 5 }]);
  });

  it('uses a longer fence than the code has', () => {
    expect(repair('<A b={`x ``` y`} />\n', [[1, 1]]).text).toContain('> ````jsx');
  });
});
