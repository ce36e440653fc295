import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../src/domain/content/front-matter-schemas';
import { compile } from '../../src/domain/markdown/compile';
import { compileOptions } from '../support/compile';
import { checkAgainstSchemas } from '../support/schema-check';
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

describe.each([
  ['markdown-features.mdx', 'zh-Hans'],
  ['markdown-features.en.mdx', 'en'],
] as const)('%s', (file, locale) => {
  const examples = examplesOf(file);

  it('has examples', () => {
    expect(examples.filter(({ isShown }) => isShown).length).toBeGreaterThan(20);
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
});

it.each(['create-a-page.mdx', 'create-a-page.en.mdx'])('%s has every field of front matter', (file) => {
  const [, section = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^## .*(?=\{#fields\}$)/m);
  const [fields = ''] = section.split(/^## /m);
  const named = [...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(
    Object.values(FIELDS)
      .flat()
      .filter((name) => !named.includes(name)),
  ).toEqual([]);
});

it('the schemas for editors accept all files', () => {
  expect(checkAgainstSchemas(CONTENT).errors).toEqual({});
});
