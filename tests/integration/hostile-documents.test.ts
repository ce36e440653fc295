import { describe, expect, it } from 'vitest';
import { partialFinder } from '../../src/domain/content/partials';
import { readDocument, type ReadDocument } from '../../src/domain/content/read-document';
import { QuickJsEngine } from '../../src/gatsby/script/quick-js';
import { htmlOf } from '../support/compile';
import { READ_OPTIONS } from '../support/content';
import {
  BOMBS,
  CLOCK_BOMBS,
  ESCAPES,
  FORGERIES,
  ODDITIES,
  PARTIALS,
  type Attempt,
} from '../support/hostile-documents';

/** No document reaches anything of the machine or stops the check: each attempt is an error at its file and line. */

const SECRET = 'secret-of-the-builder';
process.env.TIDEPOOL_TEST_SECRET = SECRET;

const engine = new QuickJsEngine(process.cwd());
/** The clock ends what nothing else ends: here soon. */
const impatient = new QuickJsEngine(process.cwd(), 2000);

const findPartial = partialFinder(PARTIALS);

const read = (body: string, name = 'x', by = engine): ReadDocument =>
  readDocument(
    { path: `docs/${name}.mdx`, text: `---\ntitle: x\n---\n\n${body}` },
    { collection: 'doc', key: name, locale: 'en' },
    { ...READ_OPTIONS, engine: by, findPartial },
  );

const isNamed = ([, body, line, words]: Attempt, by = engine): void => {
  const { problems, compiled } = read(body, 'x', by);
  const told = problems.map(
    ({ severity, file, line, found, fix }) => `${severity} ${file}:${String(line)} ${found} ${fix}`,
  );
  expect(told).toContainEqual(
    expect.stringMatching(new RegExp(`^error docs/x\\.mdx:${String(line)} .*${escape(words)}`, 's')),
  );
  expect(told.join('\n')).not.toMatch(/\n\s+at |node_modules|\/work|\/home/);
  expect(JSON.stringify(compiled)).not.toContain(SECRET);
};

const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('documents', () => {
  it.each(ESCAPES.map((row) => [row[0], row] as const))('do not reach: %s', (_, row) => isNamed(row));
  it.each(FORGERIES.map((row) => [row[0], row] as const))('do not forge: %s', (_, row) => isNamed(row));
  it.each(ODDITIES)('may be odd: %s', (_, body, text) => {
    const { problems, compiled } = read(body);
    expect(problems).toEqual([]);
    expect(htmlOf(compiled.tree).trim()).toBe(text);
  });
  it.each(BOMBS.map((row) => [row[0], row] as const))(
    'do not run away: %s',
    (_, row) => isNamed(row),
    20_000,
  );
  it.each(CLOCK_BOMBS.map((row) => [row[0], row] as const))('do not hold the check: %s', (_, row) =>
    isNamed(row, impatient),
  );

  it('leave nothing behind for the next one', () => {
    read(
      'export const a = (() => { Object.prototype.title = "x"; Array.prototype.map = null; globalThis.b = 1; return 1; })();\n\n{a}',
    );
    const { problems, compiled } = read('{[1].map((n) => n + 1).join()} {typeof b} {String({}.title)}', 'y');
    expect(problems).toEqual([]);
    expect(htmlOf(compiled.tree).trim()).toBe('2\nundefined\nundefined');
  });

  it('say all at once, also after one that broke the engine', () => {
    const { problems } = read(
      '{JSON.parse("[".repeat(1e5))}\n\n<script>x</script>\n\n[a](javascript:alert(1))',
    );
    expect(problems.map(({ line }) => line)).toEqual([5, 7, 9]);
    expect(read('{1 + 1}').problems).toEqual([]);
  });

  it('name the partial that does it', () => {
    const places = (body: string) => read(body).problems.map(({ file, line }) => `${file}:${String(line)}`);
    expect(places("import A from './_secret.mdx'\n\n<A />")).toEqual(['docs/_secret.mdx:1']);
    expect(places("import A from './_self.mdx'\n\n<A />")).toContain('docs/_self.mdx:1');
  });

  it('do not load the engine for literals', () => {
    const fresh = new QuickJsEngine(process.cwd());
    const text =
      '---\ntitle: x\n---\n\nimport Tabs from "@theme/Tabs"\nimport tide from "./t.png"\n\nexport const a = [1, { b: "c" }];\n\n{"x"} {a} <b style={{ color: "red" }}>{/* c */}</b> <img src={tide} alt="" />\n\n<TOCInline toc={toc} />';
    readDocument(
      { path: 'docs/z.mdx', text },
      { collection: 'doc', key: 'z', locale: 'en' },
      { ...READ_OPTIONS, engine: fresh },
    );
    expect(fresh.isLoaded).toBe(false);
  });
});
