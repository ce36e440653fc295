import { z } from 'zod';
import { dataIssues, plainMessage } from '../content/data-issues';
import { checkData, type YamlData } from '../content/front-matter';
import type { LocaleTable } from '../routing/locale';
import { address, filled, flag, localized, localSlug } from '../content/schema-fields';

/** The kinds that a value may be of, for schemas of other formats. */
export const kindsOf = new WeakMap<z.core.$ZodType, readonly z.ZodType[]>();

/** One of several kinds of objects, each of which is known by the name of one field. */
function oneOfKinds<Kinds extends Record<string, z.ZodType>>(kinds: Kinds, otherwise: string) {
  const names: (keyof Kinds & string)[] = Object.keys(kinds);
  const any = z.unknown();
  kindsOf.set(any, Object.values(kinds));
  return any.transform((value, context): z.output<Kinds[keyof Kinds]> => {
    const name = names.find((field) => typeof value === 'object' && value !== null && field in value);
    const schema = name === undefined ? undefined : kinds[name];
    const result = schema?.safeParse(value, { error: plainMessage });
    if (result?.success) return result.data as z.output<Kinds[keyof Kinds]>;
    if (!schema || !result) context.addIssue({ code: 'custom', message: otherwise });
    else
      for (const { path, found, fix, isUnknown } of dataIssues(result.error.issues))
        context.addIssue({
          code: 'custom',
          path,
          message: `${isUnknown ? 'is no field of this item' : found} → ${fix}`,
        });
    return z.NEVER;
  });
}

const categoryLink = oneOfKinds(
  {
    doc: z.strictObject({ doc: filled.describe('Id of the doc that the category leads to') }),
    'generated-index': z.strictObject({
      'generated-index': z.literal(true, { error: 'is not true → Write true, or remove the link' }),
      title: localized.optional().describe('Title of the page; without it the label'),
      description: localized.optional(),
      slug: localSlug
        .optional()
        .describe('Address below that of the docs; without it category/ and the label'),
    }),
  },
  'leads nowhere → Write { doc: Id } or { generated-index: true }',
);

type CategoryLink = z.output<typeof categoryLink>;

const docItem = z.strictObject({
  doc: filled.describe('Id of the doc'),
  label: localized.optional().describe('Name in the sidebar, unless the doc has a sidebar_label'),
});

const refItem = z.strictObject({
  ref: filled.describe('Id of a doc that does not belong to this sidebar'),
  label: localized.optional().describe('Name in the sidebar, unless the doc has a sidebar_label'),
});

const folderItem = z.strictObject({
  folder: filled.describe('Folder whose pages and subfolders are listed; "." is all of them'),
  exclude: z.array(filled).default([]).describe('Subfolders that are left out'),
});

const linkItem = z.strictObject({
  link: address.describe('Address of another site, or path of this one without a language prefix'),
  label: localized,
});

const htmlItem = z.strictObject({
  html: localized.describe('A line of text; it is shown as it is written, never as markup'),
});

const className = filled.optional().describe('Read by Docusaurus, not by this site');

/** A category that `sidebars.yml` writes out. */
export interface CategoryItem {
  category: z.output<typeof localized>;
  link?: CategoryLink | undefined;
  collapsible: boolean;
  collapsed: boolean;
  description?: z.output<typeof localized> | undefined;
  className?: string | undefined;
  items: SidebarItemData[];
}

/** An item of `sidebars.yml`. */
export type SidebarItemData =
  | z.output<typeof docItem>
  | z.output<typeof refItem>
  | z.output<typeof folderItem>
  | z.output<typeof linkItem>
  | z.output<typeof htmlItem>
  | CategoryItem;

const categoryItem: z.ZodType<CategoryItem> = z.strictObject({
  category: localized.describe('Name in the sidebar'),
  link: categoryLink.optional().describe('The page of the category; without it the category only opens'),
  collapsible: flag.default(true),
  collapsed: flag.default(true).describe('Whether it starts closed'),
  description: localized.optional().describe('Shown on the card of the category'),
  className,
  items: z.lazy(() => z.array(sidebarItem)),
});

const sidebarItem: z.ZodType<SidebarItemData> = oneOfKinds(
  {
    category: categoryItem,
    doc: docItem,
    ref: refItem,
    folder: folderItem,
    link: linkItem,
    html: htmlItem,
  },
  'is not a sidebar item → Write `- doc: Id`, `- folder: Path`, or `- category: Name` with `items`; ref, link and html are possible too',
);

/** `sidebars.yml`: sidebar id → its items from top to bottom. */
export const sidebarsSchema = z.record(z.string(), z.array(sidebarItem));

/** Parsed `sidebars.yml`. */
export type SidebarsData = z.output<typeof sidebarsSchema>;

/** One sidebar with all docs, for folders of docs without `sidebars.yml`. */
const DEFAULT_SIDEBARS: SidebarsData = { tutorialSidebar: [{ folder: '.', exclude: [] }] };

/** Reads `sidebars.yml`. */
export const readSidebars = (data: YamlData | null, locales: LocaleTable): SidebarsData =>
  (data && checkData(sidebarsSchema, data, locales)) ?? DEFAULT_SIDEBARS;
