import { stringify } from 'yaml';
import type { z } from 'zod';
import { authorsSchema } from '../domain/content/author-schemas';
import { categorySchema, tagsSchema } from '../domain/content/data-schemas';
import { sidebarsSchema } from '../domain/docs/sidebars-schema';
import type { Locale } from '../domain/routing/locale';
import { traced } from './docusaurus/edits';
import { fitting } from './docusaurus/fitting';
import { withFields } from './docusaurus/front-matter';
import { movedText, type MovedText } from './docusaurus/moved-text';
import type { Note } from './docusaurus/report';
import { moveSidebars, type TranslateLabel } from './docusaurus/sidebars';
import { moveTags, tagsOf, type TagsFile } from './docusaurus/tags';
import type { Gathered, OldDocsSet } from './gather';
import type { NewRoot } from './new-root';
import { hasPage, isText, type MovedFile } from './old-files';
import type { ReadSite } from './read-site';

type Profiles = Record<string, Record<string, unknown> | null>;

/** Where tags and authors come from: a folder of texts, and its translations below that of each language. */
interface Source {
  files: readonly MovedFile[];
  to: string;
  folder: string;
  translations: string;
  /** Name of the file that declares tags. */
  tags: string;
}

/** Writes the data files of the new root: tags, authors, sidebars and categories. */
export class DataWriter {
  constructor(
    private readonly read: ReadSite,
    private readonly root: NewRoot,
    private readonly notes: Note[],
  ) {}

  write({ docs, blogs }: Gathered): void {
    const all = blogs.map(({ files, to, options, translations }): Source & { authors: string } => ({
      files,
      to,
      folder: options.path,
      translations,
      tags: options.tags,
      authors: options.authorsMapPath ?? 'authors.yml',
    }));
    this.#tags('blog', all);
    const authors: Profiles = {};
    // The first blog is the main one: its authors have precedence.
    for (const { folder, translations, authors: file } of all.toReversed())
      Object.assign(authors, this.#authors(`${folder}/${file}`, `${translations}/${file}`));
    if (Object.keys(authors).length > 0) this.#write('blog/authors.yml', authors, authorsSchema);
    for (const set of docs) this.#docs(set);
  }

  #note(kind: Note['kind'], text: string, place?: string): void {
    this.notes.push({ kind, text, place });
  }

  #write(to: string, data: unknown, schema: z.ZodType): void {
    const { locale } = this.read.languages.languages[0];
    const { value, dropped } = fitting(schema, data);
    for (const { name, why } of dropped) this.#note('changed', `\`${name}\` was removed: ${why}`, to);
    this.root.texts.set(to, { ...traced(stringify(value, { lineWidth: 0 })), from: null, locale });
  }

  /** The registry of tags, and the same tags in translations as in their originals. */
  #tags(to: string, sources: readonly Source[]): void {
    const { old, languages } = this.read;
    const [main, ...others] = languages.languages;
    const tagsFile = (name: string) => (old.data(name) ?? {}) as TagsFile;
    const inAll = (files: readonly TagsFile[]): TagsFile =>
      Object.assign({}, ...files.toReversed()) as TagsFile;
    const tagsIn = (file: MovedFile) => tagsOf(old.frontMatter(file.absolute));
    const groups = sources.flatMap(({ files, to: folder }) => {
      const texts = files.filter(
        (file) => isText(file.absolute) && hasPage(file.to.slice(folder.length + 1)),
      );
      const translations = new Map<string, MovedFile[]>();
      for (const file of texts)
        if (file.locale !== main.locale)
          translations.set(file.key, [...(translations.get(file.key) ?? []), file]);
      return texts
        .filter(({ locale }) => locale === main.locale)
        .map((original) => ({ original, translations: translations.get(original.key) ?? [] }));
    });
    const { registry, keys } = moveTags({
      declared: inAll(sources.map(({ folder, tags }) => tagsFile(`${folder}/${tags}`))),
      translated: Object.fromEntries(
        others.map(({ locale, folder: i18n }) => [
          locale,
          inAll(sources.map(({ translations, tags }) => tagsFile(`${i18n}/${translations}/${tags}`))),
        ]),
      ),
      used: groups.map(({ original, translations }) => ({
        locale: original.locale,
        original: tagsIn(original),
        translations: Object.fromEntries(translations.map((file) => [file.locale, tagsIn(file)])),
      })),
      locales: languages.languages.map(({ locale }) => locale),
    });
    if (Object.keys(registry).length === 0) return;
    this.#write(`${to}/tags.yml`, registry, tagsSchema);
    for (const { original, translations } of groups) {
      const wanted = [...new Set(tagsIn(original).map(({ label }) => keys.get(label) ?? label))];
      for (const one of [original, ...translations]) {
        const own = tagsIn(one);
        const isSame =
          own.length === wanted.length &&
          own.every(({ label, permalink }, index) => label === wanted[index] && permalink === null);
        const text = this.root.texts.get(one.to);
        if (isSame || !text || (own.length === 0 && one !== original)) continue;
        const tags = one === original && wanted.length > 0 ? wanted : undefined;
        this.root.texts.set(one.to, { ...text, ...withFields(text, { tags }) });
        const isRenamed = own.some(({ label }) => !wanted.includes(label));
        const what = one !== original ? TAGS.translated : isRenamed ? TAGS.renamed : TAGS.inline;
        this.#note('changed', what, one.from);
      }
    }
  }

  /** `authors.yml` with what it says in other languages. */
  #authors(file: string, translation: string): Profiles {
    const { old, languages } = this.read;
    const profiles = (name: string) => old.data(name) as Profiles | null;
    const translated = new Map(
      languages.languages.map(({ folder, locale }) => [locale, profiles(`${folder}/${translation}`)]),
    );
    const authors = profiles(file);
    if (typeof authors !== 'object' || authors === null) return {};
    for (const [key, author] of Object.entries(authors))
      for (const field of ['name', 'title', 'description']) {
        const own = author?.[field];
        if (author && typeof own === 'string')
          author[field] = this.#localized(own, (locale) => translated.get(locale)?.[key]?.[field]);
      }
    return authors;
  }

  /** Sidebars, categories and tags of a version of the docs. */
  #docs(set: OldDocsSet): void {
    const { old, languages } = this.read;
    const messages = new Map(
      languages.languages.map(({ folder, locale }) => [
        locale,
        old.messages(`${folder}/${set.translations}.json`),
      ]),
    );
    const translate: TranslateLabel = (key, label) =>
      this.#localized(label, (locale) => messages.get(locale)?.get(key));
    if (set.sidebars !== null && set.sidebars !== undefined) {
      const { sidebars, lost } = moveSidebars(set.sidebars, translate, this.read.site.url);
      if (Object.keys(sidebars).length > 0) this.#write(`${set.to}/sidebars.yml`, sidebars, sidebarsSchema);
      for (const { sidebar, item } of lost)
        this.#note('left-out', 'An item of a sidebar that shows nothing here', `${sidebar}: ${item}`);
    }
    for (const file of set.files.filter(({ to }) => /_category_\.(?:ya?ml|json)$/.test(to))) {
      const category = set.categories.get(file.to);
      if (category === undefined) continue;
      const { label } = category;
      const ending = `.category.${String(label)}`;
      const known = (locale: Locale) =>
        [...(messages.get(locale) ?? [])].find(([key]) => key.endsWith(ending))?.[1];
      this.root.copies.delete(file.to);
      const data =
        typeof label === 'string' ? { ...category, label: this.#localized(label, known) } : category;
      this.#write(file.to.replace(/\.json$/, '.yml'), data, categorySchema);
    }
    this.#tags(set.to, [{ ...set, folder: old.shown(set.folder), tags: set.options.tags }]);
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
