import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { adaptDocument } from './docusaurus/adapt-document';
import { traced } from './docusaurus/edits';
import { withFields } from './docusaurus/front-matter';
import type { Note } from './docusaurus/report';
import { movedText, type MovedText } from './docusaurus/moved-text';
import { moveSidebars, type TranslateLabel } from './docusaurus/sidebars';
import { moveTags, tagsOf, type TagsFile } from './docusaurus/tags';
import { splitFrontMatter } from '../domain/markdown/split-front-matter';
import { parsePostKey, splitNumberPrefix } from '../domain/content/permalink';
import { firstCommits } from '../gatsby/content/first-commits';
import type { Locale } from '../domain/routing/locale';
import type { Gathered, OldDocsSet } from './gather';
import { addLocalModules } from './local-modules';
import { hasPage, isText, type MovedFile } from './old-files';
import type { NewRoot } from './new-root';
import type { ReadSite } from './read-site';

/** Writes the texts of the new root: documents with small changes, and the data files. */
export class RootWriter {
  readonly root: NewRoot = { texts: new Map(), copies: new Map() };

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
    addLocalModules(this.root, this.read, this.gathered);
    this.#keepInside();
    return this.root;
  }

  /** Leaves out what would be written outside of the new root: names come from the old site. */
  #keepInside(): void {
    for (const files of [this.root.texts, this.root.copies])
      for (const to of files.keys()) {
        const normal = path.posix.normalize(to);
        if (!normal.startsWith('../') && !path.isAbsolute(normal)) continue;
        files.delete(to);
        this.#note('left-out', 'A file whose place would be outside of the new folder', to);
      }
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
    const fields = this.read.old.frontMatter(file.absolute);
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
      this.#setFields(file, { title: splitNumberPrefix(path.parse(file.absolute).name).name });
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
      if (this.read.old.frontMatter(file.absolute).date !== undefined || parsePostKey(file.key).date !== null)
        continue;
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
    const byKey = new Map<string, MovedFile[]>();
    for (const file of texts)
      if (file.locale !== main.locale) byKey.set(file.key, [...(byKey.get(file.key) ?? []), file]);
    const translated = (file: MovedFile) => byKey.get(file.key) ?? [];
    const tagsIn = (file: MovedFile) => tagsOf(old.frontMatter(file.absolute));
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
    type Profiles = Record<string, Record<string, unknown> | null> | null;
    const profiles = (name: string) => old.data(name) as Profiles;
    const translated = new Map(
      languages.languages.map(({ code, locale }) => [locale, profiles(`i18n/${code}/${translation}`)]),
    );
    const authors = profiles(file);
    if (typeof authors !== 'object' || authors === null) return;
    for (const [key, author] of Object.entries(authors))
      for (const field of ['name', 'title', 'description']) {
        const own = author?.[field];
        if (author && typeof own === 'string')
          author[field] = this.#localized(own, (locale) => translated.get(locale)?.[key]?.[field]);
      }
    this.#data(`${to}/authors.yml`, authors);
  }

  /** Sidebars, categories and tags of a version of the docs. */
  #docsData(set: OldDocsSet): void {
    const { old, languages } = this.read;
    const messages = new Map(
      languages.languages.map(({ code, locale }) => [
        locale,
        old.messages(`i18n/${code}/${set.translations}.json`),
      ]),
    );
    const translate: TranslateLabel = (key, label) =>
      this.#localized(label, (locale) => messages.get(locale)?.get(key));
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
        [...(messages.get(locale) ?? [])].find(([key]) => key.endsWith(ending))?.[1];
      this.root.copies.delete(file.to);
      this.#data(file.to.replace(/\.json$/, '.yml'), { ...category, label: this.#localized(label, known) });
    }
    this.#tags(set.files, set.to, old.shown(set.folder), set.translations);
  }

  #localized(label: string, translation: (locale: Locale) => unknown): MovedText {
    return movedText(
      label,
      this.read.languages.languages.map(({ locale }) => locale),
      translation,
    );
  }
}

/** What became of a document's tags. */
const TAGS = {
  translated: 'The tags of a translation became its original’s, with names per language in tags.yml',
  renamed: 'Spellings of a tag with the same address became one',
  inline: 'A tag that was written with its address is in tags.yml now',
};
