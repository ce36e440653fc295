import { slug } from 'github-slugger';
import { parseYaml } from '../content/front-matter';
import { categorySchema, type CategoryData } from '../content/data-schemas';
import { classifySource, type SourceFile } from '../content/source';
import { localeCodes, type Locale, type LocaleTable } from '../routing/locale';

/** Last segment of the key of a page made from `_category_.yml`; no document can have it. */
const GENERATED = '_category_';

/** Whether a doc was made from `_category_.yml` instead of a document. */
export const isGeneratedIndex = ({ key }: { key: string }): boolean => key.split('/').at(-1) === GENERATED;

/** A document made from a `_category_` file: one language of a category's own page. */
export interface GeneratedSource {
  key: string;
  locale: Locale;
  /** The text, under the name of the file that it was made from. */
  file: SourceFile;
}

/**
 * Pages of the categories whose `_category_` file asks for a generated index: a description, and cards of the folder's
 * content. They are generated as sources, so that they are read, checked and shown like any other doc.
 * @param docKeys Keys of all docs; folders without docs have no page.
 */
export function generatedIndexSources(
  files: readonly SourceFile[],
  docKeys: readonly string[],
  locales: LocaleTable,
): GeneratedSource[] {
  return files.flatMap((file): GeneratedSource[] => {
    const source = classifySource(file.path, locales);
    if (source.kind !== 'category' || source.folder === '') return [];
    if (!docKeys.some((key) => key.startsWith(`${source.folder}/`))) return [];
    // Problems of the file are reported where categories are read.
    const category = categorySchema.safeParse(parseYaml(file.text, file.path, 1, [])?.value);
    if (!category.success) return [];
    return localeCodes(locales).flatMap((locale) => {
      const text = generatedText(source.folder, category.data, locale, locales.defaultLocale);
      if (text === null) return [];
      return [{ key: `${source.folder}/${GENERATED}`, locale, file: { path: file.path, text } }];
    });
  });
}

function generatedText(
  folder: string,
  { label, link }: CategoryData,
  locale: Locale,
  defaultLocale: Locale,
): string | null {
  if (link?.type !== 'generated-index') return null;
  const name = folder.split('/').at(-1) ?? folder;
  const description = link.description?.[locale];
  // JSON is valid YAML.
  const frontMatter = JSON.stringify({
    title: link.title?.[locale] ?? label?.[locale] ?? name,
    sidebar_label: label?.[locale],
    description,
    image: link.image,
    keywords: link.keywords,
    // The same in every language.
    slug: `/${(link.slug ?? `category/${slug(label?.[defaultLocale] ?? name)}`).replace(/^\/+/, '')}`,
  });
  const lead = description === undefined ? '' : `<p>{${JSON.stringify(description)}}</p>\n\n`;
  return `---\n${frontMatter}\n---\n\n${lead}<DocCardList />\n`;
}
