import { slug } from 'github-slugger';
import { checkData, parseYaml, type YamlData } from '../content/front-matter';
import { categorySchema, type CategoryData } from '../content/data-schemas';
import type { DocsSet } from '../content/docs-sets';
import { classifySource, type SourceFile } from '../content/source';
import type { Problem } from '../problem/problem';
import { localeCodes, type Locale, type Localized, type LocaleTable } from '../routing/locale';
import { readSidebars, type SidebarItemData, type SidebarsData } from './sidebars-schema';

/** Beginning of the last segment of the key of a generated page; no document can have it. */
const GENERATED = '_category_';

/** Whether a doc was made from a category instead of a document. */
export const isGeneratedIndex = ({ key }: { key: string }): boolean =>
  key.split('/').at(-1)?.startsWith(GENERATED) === true;

/** Key, inside its docs set, of the page of a category at a path of a sidebar. */
export const generatedKey = (sidebar: string, at: readonly PropertyKey[]): string =>
  [GENERATED + encodeURIComponent(sidebar), ...at.filter((part) => typeof part === 'number')].join('-');

interface GeneratedSource {
  key: string;
  locale: Locale;
  /** The text, under the name of the file that it was made from. */
  file: SourceFile;
}

interface GeneratedCategory {
  key: string;
  name: string;
  label: Localized | undefined;
  link: Omit<Extract<CategoryData['link'], { type: 'generated-index' }>, 'type'>;
}

/**
 * Pages of the categories that ask for a generated index: a description, and cards of the category's content. They are
 * generated as sources, so that they are read, checked and shown like any other doc.
 */
export function generatedIndexSources(
  files: readonly SourceFile[],
  docKeys: readonly string[],
  locales: LocaleTable,
  sets?: readonly DocsSet[],
): GeneratedSource[] {
  return files.flatMap((file): GeneratedSource[] => {
    const source = classifySource(file.path, locales, sets);
    if (source.kind !== 'category' && source.kind !== 'sidebars') return [];
    const problems: Problem[] = [];
    const yaml = parseYaml(file.text, file.path, 1, problems);
    const { keyPrefix } = source.set;
    const categories =
      source.kind === 'sidebars'
        ? sidebarCategories(readSidebars(yaml, locales), keyPrefix)
        : folderCategory(yaml, source.folder, keyPrefix, docKeys, locales);
    // They are reported where the file is read for its own sake.
    if (problems.some(({ severity }) => severity === 'error')) return [];
    return categories.flatMap((category) =>
      localeCodes(locales).map((locale) => ({
        key: category.key,
        locale,
        file: { path: file.path, text: generatedText(category, locale, locales.defaultLocale) },
      })),
    );
  });
}

function folderCategory(
  data: YamlData | null,
  folder: string,
  keyPrefix: string,
  docKeys: readonly string[],
  locales: LocaleTable,
): GeneratedCategory[] {
  const key = keyPrefix + folder;
  if (folder === '' || !docKeys.some((doc) => doc.startsWith(`${key}/`))) return [];
  const { link, label } = (data && checkData(categorySchema, data, locales)) ?? {};
  if (link?.type !== 'generated-index') return [];
  return [{ key: `${key}/${GENERATED}`, name: folder.split('/').at(-1) ?? folder, label, link }];
}

function sidebarCategories(sidebars: SidebarsData, keyPrefix: string): GeneratedCategory[] {
  const within = (
    sidebar: string,
    items: readonly SidebarItemData[],
    at: readonly PropertyKey[] = [],
  ): GeneratedCategory[] =>
    items.flatMap((item, position) => {
      if (!('category' in item)) return [];
      const place = [...at, position];
      const { link, category: label } = item;
      const inside = within(sidebar, item.items, [...place, 'items']);
      if (!link || !('generated-index' in link)) return inside;
      return [{ key: keyPrefix + generatedKey(sidebar, place), name: '', label, link }, ...inside];
    });
  return Object.entries(sidebars).flatMap(([sidebar, items]) => within(sidebar, items));
}

function generatedText(
  { name, label, link }: GeneratedCategory,
  locale: Locale,
  defaultLocale: Locale,
): string {
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
