/**
 * `npm run new`: writes a post, doc or page in every language of the site, or the start of a translation. Without a
 * title it asks for everything, at a terminal. Nothing that exists is overwritten.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCancel, multiselect, select, text } from '@clack/prompts';
import { localSlug } from '../domain/content/schema-fields';
import { classifySource } from '../domain/content/source';
import { nearest } from '../domain/problem/nearest';
import { localeCodes, perLocale, type Locale, type Localized } from '../domain/routing/locale';
import { readDataFiles } from '../domain/site/data-files';
import { interfaceTexts } from '../gatsby/configuration/interface-texts';
import { contentFile } from '../gatsby/configuration/content-roots';
import { projectIn } from '../gatsby/configuration/project';
import { ContentLoader } from '../gatsby/content/load-content';
import { shownPath } from '../gatsby/content/shown-paths';
import { readContentFiles } from '../gatsby/content/content-files';
import { site } from '../site/config';
import { DOCS_SETS } from '../site/docs-sets';
import { runCommand, type Arguments } from './commands.mjs';
import { nameOf, newDocument, newTranslation, type NewFile, type NewKind } from './new-documents';
import { PlainError, UsageError } from './process.mjs';
import { documentName } from './translation-names';

const KINDS = ['post', 'doc', 'page', 'translation'] as const;

const project = projectIn();
const { root } = project;
const shown = (file: string): string => shownPath(contentFile(root, file));

async function main({ flags, words }: Arguments): Promise<number> {
  const asked = words[0] ?? (await ask('Say what is new', askKind));
  const kind = KINDS.find((each) => each === asked);
  if (kind === undefined) throw new UsageError(`"${asked}" is none of ${KINDS.join(', ')}.`);
  const files =
    kind === 'translation'
      ? translationsOf(words[1] ?? (await askText('Document to translate, such as docs/SQL/NF')))
      : await documentOf(kind, words[1], flags);
  for (const { file } of files)
    if (existsSync(contentFile(root, file))) throw new UsageError(`${shown(file)} exists already.`);
  for (const { file, text: content } of files) {
    const place = contentFile(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
    console.log(shown(file));
  }
  if (kind !== 'translation')
    console.log(
      `\nDrafts are in no list: \`npm run develop\` shows this one at ${addressOf(files[0]?.file)}. To publish it, remove \`draft: true\` from the first file.`,
    );
  return 0;
}

/** The address of a new document: its folder alone decides it. */
function addressOf(file = ''): string {
  const documents = documentsOf((each) => path.dirname(each) === path.dirname(file));
  return documents.find(({ original }) => original.file === file)?.path ?? '';
}

/** Documents of some files, drafts too. */
function documentsOf(isDocument: (file: string) => boolean) {
  const loader = new ContentLoader(project);
  const sources = readContentFiles(root).filter(
    ({ path: file }) => !/\.mdx?$/.test(file) || isDocument(file),
  );
  const { posts, docs, pages } = loader.load({ includeDrafts: true, sources }).index;
  return [...posts, ...docs, ...pages];
}

/** The answer to a question at the terminal. */
async function ask<T>(what: string, question: () => Promise<T>): Promise<Exclude<T, symbol>> {
  if (!process.stdin.isTTY) throw new UsageError(`${what}: see \`npm run new -- --help\`.`);
  const answer = await question();
  if (isCancel(answer)) throw new PlainError('Nothing was written.');
  return answer as Exclude<T, symbol>;
}

const askKind = () =>
  select({ message: 'What is new?', options: KINDS.map((value) => ({ value, label: value })) });

const askText = (message: string, isNeeded = true): Promise<string> =>
  ask(message, () =>
    text({ message, validate: (value = '') => (isNeeded && value.trim() === '' ? 'Write it' : undefined) }),
  );

const askSome = (message: string, keys: readonly string[]): Promise<string[]> =>
  ask(message, () =>
    multiselect({ message, options: keys.map((value) => ({ value, label: value })), required: false }),
  );

/** What one field of a new document may name. */
interface Choice {
  keys: string[];
  /** File that declares them. */
  file: string;
  /** Whether others may be named too: there is no such file. */
  isOpen: boolean;
}

/** The tags and authors that exist. */
function choicesOf(kind: NewKind): Partial<Record<'tags' | 'authors', Choice>> {
  if (kind === 'page') return {};
  const data = readDataFiles(readContentFiles(root), { locales: site.i18n }, DOCS_SETS, []);
  const main = kind === 'doc' ? DOCS_SETS.find(({ folder }) => folder === 'docs') : undefined;
  const { tags, hasTags } = (main && data.docs.get(main)) ?? data;
  const file = `${kind === 'post' ? 'blog' : 'docs'}/tags.yml`;
  const authors = { keys: [...data.authors.keys()], file: 'blog/authors.yml', isOpen: false };
  return {
    tags: { keys: [...tags.keys()], file, isOpen: !hasTags },
    ...(kind === 'post' && { authors }),
  };
}

/** The files of a new document. Without a title everything is asked for that no flag says. */
async function documentOf(
  kind: NewKind,
  given: string | undefined,
  flags: Arguments['flags'],
): Promise<NewFile[]> {
  const { defaultLocale } = site.i18n;
  const others = localeCodes(site.i18n).filter((locale) => locale !== defaultLocale);
  const choices = choicesOf(kind);
  const isAsked = given === undefined;
  const title = given ?? (await askText(`Title (${defaultLocale})`));
  const titles: Partial<Localized> = {
    [defaultLocale]: title,
    ...givenTitles(flags.translated?.toString() ?? '', others),
  };
  if (isAsked && flags.translated === undefined)
    for (const other of others) {
      const answer = await askText(`Title (${other})`, false);
      if (answer !== '') titles[other] = answer;
    }
  const keysOf = async (field: 'tags' | 'authors'): Promise<string[]> => {
    const choice = choices[field];
    const written = flags[field]?.toString().split(',');
    if (!choice && written) throw new UsageError(`A ${kind} has no ${field}.`);
    if (!choice) return [];
    if (written) return written.map((key) => existing(key.trim(), choice));
    if (isAsked && choice.keys.length > 0) return askSome(field, choice.keys);
    return field === 'authors' ? choice.keys.slice(0, 1) : [];
  };
  const [tags, authors] = [await keysOf('tags'), await keysOf('authors')];
  // An address is easiest to type in plain letters.
  const names = [...others.map((other) => titles[other] ?? ''), title].map(nameOf).filter(Boolean);
  const name = String(flags.name ?? names.find((each) => /^[\w-]+$/.test(each)) ?? names[0] ?? '');
  const date = new Date().toLocaleDateString('sv');
  const draftTexts = perLocale(site.i18n, (locale) => interfaceTexts(locale).language.draft);
  const files = newDocument({ kind, name, titles, tags, authors, date }, site.i18n, draftTexts);
  const isDocument = files.every(({ file }) => {
    const source = classifySource(file, site.i18n, DOCS_SETS);
    return source.kind === 'document' && source.collection === kind;
  });
  if (!localSlug.safeParse(name).success || !isDocument)
    throw new UsageError(`"${name}" cannot name a ${kind}: write --name with letters, digits and hyphens.`);
  return files;
}

/**
 * Titles in other languages: one, which is that of the first, or several, each after its language.
 * @example givenTitles('en: Tide; ja: 潮', ['en', 'ja']) // { en: 'Tide', ja: '潮' }
 */
function givenTitles(written: string, others: readonly Locale[]): Partial<Localized> {
  const [first] = others;
  const start = new RegExp(`(?:^|;)\\s*(${others.join('|')}):\\s`);
  const [before = '', ...parts] = written.split(start).map((part) => part.trim());
  if (parts.length === 0) return first && written !== '' ? { [first]: written } : {};
  if (before !== '') throw new UsageError(`"${before}" has no language: write --translated "en: …; ja: …".`);
  return Object.fromEntries(parts.flatMap((code, at) => (at % 2 === 0 ? [[code, parts[at + 1] ?? '']] : [])));
}

/** A declared key. */
function existing(key: string, { keys, file, isOpen }: Choice): string {
  if (isOpen || keys.includes(key)) return key;
  const close = nearest(key, keys);
  const hint = close === null ? 'declare it' : `did you mean "${close}"? Otherwise declare it`;
  throw new UsageError(`"${key}" is not in ${shown(file)}: ${hint} there first.`);
}

/** The translations that a document lacks. */
function translationsOf(name: string): NewFile[] {
  const codes = localeCodes(site.i18n);
  const wanted = documentName(name, codes, path.relative(process.cwd(), root));
  const document = documentsOf(() => true).find(
    ({ original }) => documentName(original.file, codes) === wanted,
  );
  if (!document)
    throw new UsageError(
      `No document is called "${name}": name its file or its path without language, such as docs/SQL/NF.`,
    );
  const missing = localeCodes(site.i18n).filter((locale) => !document.translations[locale]);
  if (missing.length === 0)
    throw new UsageError(`${shown(document.original.file)} is translated: see \`npm run translations\`.`);
  const { original } = document;
  const source = readFileSync(contentFile(root, original.file), 'utf8');
  return missing.map((locale) => newTranslation(original, source, locale, site.i18n));
}

void runCommand('new', main);
