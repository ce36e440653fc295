import type { z } from 'zod';
import { tagsFile } from './addresses';
import { authorsSchema } from '../domain/content/author-schemas';
import { categorySchema, tagsSchema } from '../domain/content/data-schemas';
import { sidebarsSchema } from '../domain/docs/sidebars-schema';
import { fitting } from './docusaurus/fitting';
import { frontMatterOf, withFields } from './docusaurus/front-matter';
import { groupBy } from '../domain/basics/group-by';
import { movedText } from './docusaurus/languages';
import { moveSidebars } from './docusaurus/sidebars';
import { moveTags, tagsOf, type TagsFile } from './docusaurus/tags';
import type { Collection, Gathered, OldDocsSet } from './gather';
import { dataText, newText, type NewRoot } from './new-root';
import { hasPage } from './old-files';
import { translator, type ReadSite } from './read-site';

type Profiles = Record<string, Record<string, unknown> | null>;

/** Writes the data files of the new root: tags, authors, sidebars and categories. */
export function writeData(read: ReadSite, { docs, blogs }: Gathered, root: NewRoot): void {
  const { old, languages, note } = read;
  if (blogs.length > 0) writeTags('blog', blogs);
  // The first blog is the main one: its authors have precedence.
  const authors = Object.assign({}, ...blogs.toReversed().map(authorsOf)) as Profiles;
  if (Object.keys(authors).length > 0) write('blog/authors.yml', authors, authorsSchema);
  for (const set of docs) {
    writeSidebars(set);
    writeTags(set.to, [set]);
  }

  function write(to: string, data: unknown, schema: z.ZodType): void {
    const { value, dropped } = fitting(schema, data);
    for (const { name, why } of dropped) note('changed', `\`${name}\` was removed: ${why}`, to);
    root.texts.set(to, newText(dataText(value)));
  }

  /** The registry of tags, and in each text the keys that its tags have in it. */
  function writeTags(to: string, collections: readonly Collection[]): void {
    const documents = collections.flatMap((collection) => {
      const texts = collection.files.filter((file) => hasPage(file.to.slice(collection.to.length + 1)));
      return [...groupBy(texts, ({ key }) => key).values()];
    });
    // The first collection is the main one.
    const declaredIn = (language: ReadSite['languages'][number]): TagsFile =>
      Object.assign({}, ...collections.toReversed().map((one) => tagsFile(one, read, language))) as TagsFile;
    const { registry, keys } = moveTags({
      declared: Object.fromEntries(languages.map((language) => [language.locale, declaredIn(language)])),
      used: documents.map((versions) =>
        Object.fromEntries(versions.map((file) => [file.locale, tagsOf(old.frontMatter(file.absolute))])),
      ),
      locales: read.locales,
    });
    if (Object.keys(registry).length === 0) return;
    write(`${to}/tags.yml`, registry, tagsSchema);
    for (const file of documents.flat()) {
      const text = root.texts.get(file.to);
      const own = text ? tagsOf(frontMatterOf(text.text).fields) : [];
      const tags = [...new Set(own.map(({ label }) => keys.get(label) ?? label))];
      const isRenamed = own.some(({ label }) => !tags.includes(label));
      const isSame = !isRenamed && own.every(({ permalink }) => permalink === undefined);
      if (!text || (isSame && own.length === tags.length)) continue;
      root.texts.set(file.to, { ...text, ...withFields(text, { tags }) });
      note('changed', isRenamed ? RENAMED_TAG : INLINE_TAG, file.from);
    }
  }

  function authorsOf({ options, folder, translations }: (typeof blogs)[number]): Profiles {
    const file = options.authorsMapPath;
    const profiles = (name: string) => (old.data(`${name}/${file}`) ?? {}) as Profiles;
    const authors = profiles(old.shown(folder));
    const translated = new Map(
      languages.map(({ folder: i18n, locale }) => [locale, profiles(`${i18n}/${translations}`)]),
    );
    for (const [key, author] of Object.entries(authors))
      for (const field of ['name', 'title', 'description']) {
        const own = author?.[field];
        if (author && typeof own === 'string')
          author[field] = movedText(own, read.locales, (locale) => translated.get(locale)?.[key]?.[field]);
      }
    return authors;
  }

  function writeSidebars({ sidebars: old, to, translations, categories }: OldDocsSet): void {
    const translate = translator(read, `${translations}.json`);
    if (old !== null && old !== undefined) {
      const { sidebars, lost } = moveSidebars(old, translate, read.site.url);
      if (Object.keys(sidebars).length > 0) write(`${to}/sidebars.yml`, sidebars, sidebarsSchema);
      for (const item of lost) note('left-out', 'An item of a sidebar that shows nothing here', item);
    }
    for (const [file, category] of categories) {
      const { label } = category;
      root.copies.delete(file);
      const data =
        typeof label === 'string' ? { ...category, label: translate(`category.${label}`, label) } : category;
      write(file.replace(/\.json$/, '.yml'), data, categorySchema);
    }
  }
}

const RENAMED_TAG = 'Spellings of a tag with the same address became one';
const INLINE_TAG = 'A tag that was written with its address is in tags.yml now';
