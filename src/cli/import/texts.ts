import { readFileSync, statSync } from 'node:fs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { stringify } from 'yaml';
import { adaptDocument } from '../../domain/docusaurus/adapt-document';
import { traced, type TracedText } from '../../domain/docusaurus/edits';
import { frontMatterOf, withFields } from '../../domain/docusaurus/front-matter';
import type { Note } from '../../domain/docusaurus/report';
import { moveSidebars, type MovedText, type TranslateLabel } from '../../domain/docusaurus/sidebars';
import { moveTags, tagsOf, type TagsFile } from '../../domain/docusaurus/tags';
import { withoutNumber } from '../../domain/docusaurus/old-addresses';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import { parsePostKey } from '../../domain/content/permalink';
import { firstCommits } from '../../gatsby/content/first-commits';
import type { Locale } from '../../domain/routing/locale';
import type { Gathered, OldDocsSet } from './gather';
import { hasPage, isText, type MovedFile } from './old-files';
import type { ReadSite } from './read-site';

/** The files of the new content root: texts, and files to be copied. */
export interface NewRoot {
  texts: Map<string, NewText>;
  /** Path in the new root → absolute path of the file to copy. */
  copies: Map<string, string>;
}

/** A text of the new content root. */
export interface NewText extends TracedText {
  /** Path in the old site, or null for a file that the import wrote. */
  from: string | null;
  locale: Locale;
}

/** Writes the texts of the new root: documents with small changes, and the data files. */
export class RootWriter {
  readonly root: NewRoot = { texts: new Map(), copies: new Map() };
  readonly #fields = new Map<MovedFile, Record<string, unknown>>();

  constructor(
    private readonly read: ReadSite,
    private readonly gathered: Gathered,
    private readonly notes: Note[],
  ) {}

  write(): NewRoot {
    const { docs, blogs, pages, published } = this.gathered;
    for (const { files } of [...docs, ...blogs])
      files.forEach((file) => {
        this.#add(file);
      });
    for (const file of [...pages, ...published]) this.#add(file);
    for (const set of docs) this.#docsData(set);
    for (const { files, to, options, translations } of blogs) {
      this.#dates(files, to);
      this.#tags(files, to, options.path, translations);
      this.#authors(
        to,
        `${options.path}/${options.authorsMapPath ?? 'authors.yml'}`,
        `${translations}/${options.authorsMapPath ?? 'authors.yml'}`,
      );
    }
    this.#modules();
    return this.root;
  }

  #note(kind: Note['kind'], text: string, place?: string): void {
    this.notes.push({ kind, text, place });
  }

  #add(file: MovedFile): void {
    if (!isText(file.absolute) || file.to.startsWith('static/')) {
      if (!/\.(?:jsx|tsx|module\.css|s?css|less)$/.test(file.absolute) || file.to.startsWith('static/'))
        this.root.copies.set(file.to, file.absolute);
      return;
    }
    const source = readFileSync(file.absolute, 'utf8');
    const fields = frontMatterOf(source);
    this.#fields.set(file, fields);
    const title = typeof fields.title === 'string' ? fields.title : path.parse(file.absolute).name;
    const { videos, ...text } = adaptDocument(source, title);
    if (videos > 0)
      this.#note(
        'changed',
        'A player of a video service became <Video>, which loads nothing before it is pressed',
        file.from,
      );
    this.root.texts.set(file.to, { ...text, from: file.from, locale: file.locale });
    // Docusaurus takes the name of the file as the title of a text without one.
    if (
      hasPage(file.to) &&
      fields.title === undefined &&
      !/^(?:#[ \t]+\S|=+[ \t]*$|<h1)/m.test(splitFrontMatter(text.text).body)
    )
      this.#setFields(file, { title: withoutNumber(path.parse(file.absolute).name) });
  }

  #data(to: string, value: unknown): void {
    const { locale } = this.read.languages.languages[0];
    this.root.texts.set(to, { ...traced(stringify(value, { lineWidth: 0 })), from: null, locale });
  }

  #setFields(file: MovedFile, fields: Record<string, unknown>): void {
    const known = this.root.texts.get(file.to);
    if (!known) return;
    const text = withFields(known.text, fields);
    const shift = text.split('\n').length - known.lines.length;
    const lines =
      shift >= 0 ? [...Array.from({ length: shift }, () => 1), ...known.lines] : known.lines.slice(-shift);
    this.root.texts.set(file.to, { ...known, text, lines });
  }

  /** Dates of posts that have none: that of their first commit, as Docusaurus takes it, otherwise the file's. */
  #dates(files: readonly MovedFile[], to: string): void {
    const main = this.read.languages.languages[0].locale;
    const dayOf = firstCommits(this.read.old.folder);
    for (const file of files) {
      const inside = file.to.slice(to.length + 1);
      if (!hasPage(inside) || file.locale !== main) continue;
      if (this.#fields.get(file)?.date !== undefined || parsePostKey(file.key).date !== null) continue;
      const committed = dayOf(file.absolute);
      const date = committed ?? statSync(file.absolute).mtime.toISOString().slice(0, 10);
      this.#setFields(file, { date });
      this.#note(
        committed === null ? 'look' : 'changed',
        committed === null
          ? 'A post without a date got that of its file: correct it'
          : 'A post without a date got that of its first commit',
        file.from,
      );
    }
  }

  /** The registry of a collection's tags, and the same tags in translations as in their originals. */
  #tags(files: readonly MovedFile[], to: string, folder: string, translations: string): void {
    const { old, languages } = this.read;
    const [main, ...others] = languages.languages;
    const texts = files.filter((file) => isText(file.absolute) && hasPage(file.to.slice(to.length + 1)));
    const originals = texts.filter(({ locale }) => locale === main.locale);
    const translated = (file: MovedFile) =>
      texts.filter(({ key, locale }) => key === file.key && locale !== main.locale);
    const tagsIn = (file: MovedFile) => tagsOf(this.#fields.get(file) ?? {});
    const declared = old.data(`${folder}/tags.yml`);
    const { registry, keys } = moveTags({
      declared: (declared ?? {}) as TagsFile,
      translated: Object.fromEntries(
        others.map(({ code, locale }) => [
          locale,
          (old.data(`i18n/${code}/${translations}/tags.yml`) ?? {}) as TagsFile,
        ]),
      ),
      used: originals.map((file) => ({
        locale: file.locale,
        original: tagsIn(file),
        translations: Object.fromEntries(translated(file).map((other) => [other.locale, tagsIn(other)])),
      })),
      locales: languages.languages.map(({ locale }) => locale),
    });
    if (Object.keys(registry).length === 0) return;
    this.#data(`${to}/tags.yml`, registry);
    for (const file of originals) {
      const used = tagsIn(file);
      const wanted = [...new Set(used.map(({ label }) => keys.get(label) ?? label))];
      for (const one of [file, ...translated(file)]) {
        const own = tagsIn(one);
        const isSame =
          own.length === wanted.length &&
          own.every(({ label, permalink }, index) => label === wanted[index] && permalink === null);
        if (isSame || (own.length === 0 && one !== file)) continue;
        this.#setFields(one, { tags: wanted.length > 0 ? wanted : undefined });
        const isRenamed = own.some(({ label }) => !wanted.includes(label));
        this.#note(
          'changed',
          one !== file ? TAGS.translated : isRenamed ? TAGS.renamed : TAGS.inline,
          one.from,
        );
      }
    }
  }

  /** `authors.yml` with what it says in other languages. */
  #authors(to: string, file: string, translation: string): void {
    const { old, languages } = this.read;
    const authors = old.data(file);
    if (typeof authors !== 'object' || authors === null) return;
    const [main, ...others] = languages.languages;
    const translated = others.map(
      ({ code, locale }) =>
        [
          locale,
          (old.data(`i18n/${code}/${translation}`) ?? {}) as Record<string, Record<string, unknown> | null>,
        ] as const,
    );
    const moved = Object.fromEntries(
      Object.entries(authors as Record<string, Record<string, unknown> | null>).map(([key, author]) => {
        const fields = { ...author };
        for (const field of ['name', 'title', 'description']) {
          const own = fields[field];
          const labels = translated.map(([locale, other]) => [locale, other[key]?.[field] ?? own] as const);
          if (typeof own === 'string' && labels.some(([, label]) => label !== own))
            fields[field] = { [main.locale]: own, ...Object.fromEntries(labels) };
        }
        return [key, fields];
      }),
    );
    this.#data(`${to}/authors.yml`, moved);
  }

  /** Sidebars, categories and tags of a version of the docs. */
  #docsData(set: OldDocsSet): void {
    const { old, languages } = this.read;
    const [main, ...others] = languages.languages;
    const messages = new Map(
      [main, ...others].map(({ code, locale }) => [
        locale,
        (old.data(`i18n/${code}/${set.translations}.json`) ?? {}) as Record<
          string,
          { message?: unknown } | undefined
        >,
      ]),
    );
    const translate: TranslateLabel = (key, label) =>
      this.#localized(label, (locale) => messages.get(locale)?.[key]?.message);
    if (set.sidebars !== null && set.sidebars !== undefined) {
      const { sidebars, lost } = moveSidebars(set.sidebars, translate);
      if (Object.keys(sidebars).length > 0) this.#data(`${set.to}/sidebars.yml`, sidebars);
      for (const { sidebar, item } of lost)
        this.#note('left-out', 'An item of a sidebar that shows nothing here', `${sidebar}: ${item}`);
    }
    for (const file of set.files.filter(({ to }) => /_category_\.(?:ya?ml|json)$/.test(to))) {
      const category = old.data(old.shown(file.absolute)) as Record<string, unknown> | null;
      if (typeof category?.label !== 'string') continue;
      const { label } = category;
      const ending = `.category.${label}`;
      const known = (locale: Locale) =>
        Object.entries(messages.get(locale) ?? {}).find(([key]) => key.endsWith(ending))?.[1]?.message;
      this.root.copies.delete(file.to);
      this.#data(file.to.replace(/\.json$/, '.yml'), { ...category, label: this.#localized(label, known) });
    }
    const folder = set.files[0]?.absolute.slice(0, -(set.files[0].to.length - set.to.length));
    if (folder !== undefined) this.#tags(set.files, set.to, old.shown(folder), set.translations);
  }

  /** A text with its translations; alone if there are none. */
  #localized(label: string, translation: (locale: Locale) => unknown): MovedText {
    const { languages } = this.read.languages;
    const texts = languages.map(({ locale }) => {
      const found = translation(locale);
      return [locale, typeof found === 'string' && found !== '' ? found : label] as const;
    });
    if (texts.every(([, text]) => text === label)) return label;
    return Object.fromEntries(texts);
  }

  /** Modules and texts outside of the collections that documents import. */
  #modules(): void {
    const { folder } = this.read.old;
    const places = new Map(
      [...this.gathered.docs, ...this.gathered.blogs]
        .flatMap(({ files }) => files)
        .concat(this.gathered.pages)
        .map((file) => [file.to, file.absolute]),
    );
    const queue = [...this.root.texts].flatMap(([to, { text }]) =>
      importsOf(text).map((name) => ({ to, name })),
    );
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { to, name } = next;
      const isOfSite = name.startsWith('@site/');
      const wanted = isOfSite ? name.slice('@site/'.length) : path.posix.join(path.posix.dirname(to), name);
      const origin = isOfSite
        ? path.join(folder, wanted)
        : path.resolve(path.dirname(places.get(to) ?? path.join(folder, to)), name);
      if (wanted.startsWith('..') || this.read.old.resolve(path.dirname(origin)) === null) continue;
      const extension = MODULES.find(
        (end) => existsSync(`${origin}${end}`) && statSync(`${origin}${end}`).isFile(),
      );
      if (extension === undefined) continue;
      const absolute = `${origin}${extension}`;
      const target = `${wanted}${extension}`;
      if (this.root.texts.has(target) || this.root.copies.has(target) || wanted.startsWith('static/'))
        continue;
      if (/\.[jt]sx?$|\.[cm]js$/.test(target)) {
        const source = readFileSync(absolute, 'utf8');
        if (hasJsx(source)) continue;
        const name = target.replace(/\.tsx$/, '.ts').replace(/\.jsx$/, '.js');
        const locale = this.read.languages.languages[0].locale;
        this.root.texts.set(name, { ...traced(source), from: this.read.old.shown(absolute), locale });
        places.set(name, absolute);
        queue.push(...importsOf(source).map((inner) => ({ to: name, name: inner })));
      } else if (isText(target)) {
        const text = readFileSync(absolute, 'utf8');
        this.root.texts.set(target, {
          ...adaptDocument(text, path.parse(target).name),
          from: this.read.old.shown(absolute),
          locale: this.read.languages.languages[0].locale,
        });
        places.set(target, absolute);
        queue.push(...importsOf(text).map((inner) => ({ to: target, name: inner })));
      } else this.root.copies.set(target, absolute);
    }
  }
}

/** What became of a document's tags. */
const TAGS = {
  translated: 'The tags of a translation became its original’s, with names per language in tags.yml',
  renamed: 'Spellings of a tag with the same address became one',
  inline: 'A tag that was written with its address is in tags.yml now',
};

const MODULES = ['', '.ts', '.tsx', '.js', '.mjs', '.jsx', '.json', '/index.ts', '/index.js'];

/** Local modules that a text or module imports. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/(?:\bfrom\s*|\bimport\s*|\brequire\s*\(\s*)['"]((?:@site\/|\.{1,2}\/)[^'"\n]+)['"]/g),
  ].map(([, name = '']) => name.replaceAll('\\_', '_'));

/** Whether a module holds markup, which only a React component has. */
function hasJsx(source: string): boolean {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' });
    return false;
  } catch {
    return true;
  }
}
