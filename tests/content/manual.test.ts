import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/domain/markdown/compile';
import { compileOptions, htmlOf } from '../support/compile';
import { CONTENT } from './plan';

/** The authors' manual shows each spelling and then what it gives: the two must be the same text, and compile. */

const FOLDER = path.join(CONTENT, 'docs/tutorial-basics');

interface Example {
  /** Id of the section it stands in. */
  section: string;
  source: string;
  /** Whether the manual shows what it gives. */
  isShown: boolean;
  /** What follows the words "Result:". */
  shown: string;
}

function examplesOf(file: string): Example[] {
  const body = readFileSync(path.join(FOLDER, file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  let section = '';
  const examples: Example[] = [];
  // A heading with its id, or a whole fence: what is inside of one is neither.
  for (const match of body.matchAll(/^## .*\{#([\w-]+)\}$|^(`{3,})(\w*)[^\n]*\n([^]*?)\n\2$/gm)) {
    const [whole, id, , language = '', source = ''] = match;
    if (id !== undefined) section = id;
    else if (language === 'md' || language === 'mdx') {
      const after = body.slice(match.index + whole.length).trimStart();
      const isShown = /^(效果：|Result:)\n/.test(after);
      examples.push({
        section,
        source,
        isShown,
        shown: after.replace(/^.*\n\s*/, '').slice(0, source.length),
      });
    }
  }
  return examples;
}

/** The partial the manual imports. */
const findPartial = (specifier: string) =>
  specifier === './_setup.mdx' ? { file: 'docs/_setup.mdx', text: 'Open port {props.port}.' } : null;

const compileExample = ({ source }: Example, locale: 'zh-Hans' | 'en') =>
  compile(source, { ...compileOptions({ locale }), findPartial });

/** What the examples of a section give, in the order of the manual; a section is described by all of its patterns. */
const RENDERED: Record<string, RegExp[]> = {
  inline: [
    /<em>emphasis<\/em>/,
    /<strong>注意：<\/strong>紧/,
    /<em>“引号”<\/em>也行/,
    /<kbd>Ctrl<\/kbd>[^]*, 🦀 and 🌊\./,
    /<br>/,
    /^<blockquote>/m,
  ],
  lists: [/<ul>[^]*<ul>[^]*<ol>/, /type="checkbox" checked disabled aria-label/],
  tables: [/table-scroll[^]*<th scope="col" style="text-align:center">Zone/, /<code>low \| mid<\/code>/],
  footnotes: [/data-footnote-ref[^]*data-footnote-backref/],
  links: [/href="tidepool-link:0;"[^]*link-anchor[^]*link-external/],
  images: [/^<Image image=0 alt="A tide curve[^]*figure=true/],
  code: [
    /<figcaption>tide\.ts<\/figcaption><pre tabindex="0" class="numbered">[^]*class="line line-highlight"> {2}/,
    /line-highlight[^]*line-error[^]*line-remove[^]*line-remove[^]*line-add/,
    /<Tabs className="code-group"[^]*groupId="package-manager"[^]*label="pnpm"/,
  ],
  admonitions: [
    /-note[^]*-tip[^]*A title with <code>code<\/code>[^]*-info[^]*-warning[^]*-danger/,
    /admonition-note[^]*admonition-body[^]*admonition-tip/,
    /^<aside className="admonition admonition-warning"/m,
    /🦀/,
  ],
  details: [/<summary>Why twice a day\?<\/summary>[^]*<summary>The same, as a directive<\/summary>/],
  tabs: [
    /^<Tabs groupId="shell"[^]*<TabItem value="fish" label="fish">[^]*set -x TIDE high|^<Tabs [^]*groupId="shell"/,
  ],
  math: [/class="katex"[^]*katex-display[^]*\$5, not \$6/],
  mermaid: [/^<(Mermaid|figure)[^]*source\[X\.mdx\]/],
  expressions: [
    /differs by 2\.7 m; at springs it is <strong>4\.8 m \(16 ft\)<\/strong>[^]*<li>spring: 4\.8 m<\/li>/,
  ],
  comments: [/<p>Visible\.\s*<\/p>/],
};

describe.each([
  ['markdown-features.mdx', 'zh-Hans'],
  ['markdown-features.en.mdx', 'en'],
] as const)('%s', (file, locale) => {
  const examples = examplesOf(file);

  it('has examples in every section that is described', () => {
    expect(examples.length).toBeGreaterThan(20);
    const shown = new Set(examples.filter(({ isShown }) => isShown).map(({ section }) => section));
    expect(Object.keys(RENDERED).filter((section) => !shown.has(section))).toEqual([]);
  });

  it.each(examples.map((example, index) => [`${example.section} ${String(index)}`, example] as const))(
    '%s compiles without a problem',
    (_, example) => {
      expect(compileExample(example, locale).problems).toEqual([]);
    },
  );

  it.each(
    examples
      .filter(({ isShown }) => isShown)
      .map((example) => [`${example.section}: ${example.source.slice(0, 30)}`, example] as const),
  )('%s is followed by what it gives', (_, example) => {
    expect(example.shown).toBe(example.source);
  });

  it.each(Object.entries(RENDERED))('%s renders as described', (section, patterns) => {
    const html = examples
      .filter((example) => example.section === section && example.isShown)
      .map((example) => htmlOf(compileExample(example, locale).tree))
      .join('\n');
    for (const pattern of patterns) expect(html).toMatch(pattern);
  });
});

it('both languages show the same examples', () => {
  const sources = (file: string) => examplesOf(file).map(({ section, source }) => ({ section, source }));
  expect(sources('markdown-features.en.mdx')).toEqual(sources('markdown-features.mdx'));
});
