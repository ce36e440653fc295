import { z } from 'zod';
import { judged } from '../domain/content/schema-fields';
import { pathFault } from '../domain/routing/address-fault';
import { splitAddress } from '../domain/routing/paths';
import { LOCALES, type Locale, type LocaleTable } from '../domain/routing/locale';

/*
 * Types of values in the site's configuration. Messages have the form `what was found → how to fix it`, like those of
 * the content's schemas.
 */

/** Some text. */
export const text = z.string().min(1);

/** An absolute address. */
export const url = z.url({ protocol: /^https?$/ });

/** Address of a link that leads outside of the site. */
const outside = z.url({ protocol: /^(https?|mailto)$/ });

/** A path of this site. */
export const sitePath = text
  .regex(/^\//, { error: 'is not a path of the site → Start it with "/"', abort: true })
  .superRefine(judged((value) => pathFault(splitAddress(value).path)));

/** A count with a minimum. */
export const count = (least: number) => z.int().min(least);

/** A value that may be null, and is null unless it is given. */
export const orNull = <T extends z.ZodType>(type: T, what: string) =>
  type.nullable().default(null).describe(what);

/** A value per language; a single value is used for all languages. */
const perLanguage = <T>(value: z.ZodType<T>) =>
  z.union([
    value.transform((one) => ({ 'zh-Hans': one, en: one })),
    z.strictObject({ 'zh-Hans': value, en: value }),
  ]);

/** A text per language. */
export const localizedText = perLanguage(text);

/** Texts per language. */
export const localizedTexts = perLanguage(z.array(text));

const link = z
  .strictObject({
    label: localizedText.describe('Visible text'),
    to: sitePath.optional().describe('Path of this site without a language prefix'),
    href: outside.optional().describe('Address of another site'),
    file: sitePath.optional().describe('Path of a file published beside the pages (a feed), per language'),
  })
  .refine(
    ({ to, href, file }) => [to, href, file].filter(Boolean).length === 1,
    'does not say where it leads → Give exactly one of "to", "href" and "file"',
  );

const position = z.enum(['left', 'right']).default('left');

const docsInstance = text.optional().describe('Id of further docs; without it those in docs/');

/** An entry of the top bar. */
export const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sidebar').describe('The first page of a docs sidebar'),
    sidebar: text,
    instance: docsInstance,
    label: localizedText,
    position,
  }),
  z.strictObject({
    type: z.literal('docs').describe('The first page of the docs, if there are any'),
    instance: docsInstance,
    label: localizedText.default({ 'zh-Hans': '文档', en: 'Docs' }),
    position,
  }),
  z.strictObject({
    type: z.literal('blog').describe('The list of posts, if there are any'),
    label: localizedText.default({ 'zh-Hans': '博客', en: 'Blog' }),
    position,
  }),
  z
    .strictObject({
      type: z.literal('link'),
      label: localizedText,
      to: sitePath.optional(),
      href: outside.optional(),
      activeBase: sitePath.optional().describe('The item is current on every path under this one'),
      position,
    })
    .refine(
      ({ to, href }) => (to === undefined) !== (href === undefined),
      'does not say where it leads → Give exactly one of "to" and "href"',
    ),
  z.strictObject({
    type: z.literal('dropdown'),
    label: localizedText,
    items: z.array(link).min(1),
    position,
  }),
  z.strictObject({ type: z.literal('locale'), position }),
  z.strictObject({
    type: z.literal('versions').describe('The versions of the docs, if there are several'),
    instance: docsInstance,
    label: localizedText.default({ 'zh-Hans': '版本', en: 'Version' }).describe('Word before the version'),
    position,
  }),
  z.strictObject({
    type: z.literal('repository'),
    label: localizedText.default({ 'zh-Hans': '源码仓库', en: 'Source repository' }),
    href: url.optional().describe('Without it the repository of the site'),
    position,
  }),
]);

/** A column of the footer. */
export const footerColumn = z.strictObject({ title: localizedText, items: z.array(link).min(1) });

/** A comment in a code block that marks lines. */
export const magicComment = z.strictObject({
  name: text.describe('Word before "-next-line", "-start" and "-end"'),
  className: text.describe('Class of the marked lines'),
});

/** Names of the languages, unless the configuration names them. */
const LANGUAGES = {
  'zh-Hans': { label: '简体中文', htmlLang: 'zh-Hans', ogLocale: 'zh_Hans' },
  en: { label: 'English', htmlLang: 'en', ogLocale: 'en' },
} satisfies Record<Locale, object>;

const language = z.enum(LOCALES);

/** How a language is published. */
const languageFields = (code: Locale) =>
  z.strictObject({
    label: text.default(LANGUAGES[code].label).describe('Name in the language menu'),
    htmlLang: text.default(LANGUAGES[code].htmlLang).describe('Value of `<html lang>`'),
    direction: z.enum(['ltr', 'rtl']).default('ltr'),
    prefix: z
      .string()
      .regex(/^[a-z-]*$/i, 'is not a segment of an address → Use letters and hyphens')
      .optional()
      .describe('First part of its addresses; without it none for the default language, its code for others'),
    ogLocale: text.default(LANGUAGES[code].ogLocale).describe('Value of `og:locale`'),
  });

const languageTable = z
  .strictObject({ 'zh-Hans': languageFields('zh-Hans').optional(), en: languageFields('en').optional() })
  .refine((table) => Object.values(table).length > 0, 'is empty → Name the languages of the site');

/** Languages of the site: one or both of those in the table. */
export const i18n = z
  .strictObject({
    defaultLocale: language
      .optional()
      .describe('Language whose addresses have no prefix; without it the first'),
    path: text
      .default('src/i18n/locales')
      .describe('Folder of the interface strings, from the repository root'),
    locales: languageTable
      .prefault({ 'zh-Hans': {}, en: {} })
      .describe('Languages the site is published in; texts in others are left out'),
  })
  .refine(
    ({ defaultLocale, locales }) => defaultLocale === undefined || locales[defaultLocale] !== undefined,
    {
      path: ['defaultLocale'],
      error: 'is not one of `locales` → Name one of them, or add it there',
    },
  )
  .transform(({ defaultLocale, locales, ...rest }) => {
    const published = LOCALES.filter((code) => locales[code] !== undefined);
    const main = defaultLocale ?? published[0] ?? 'zh-Hans';
    const prefixed = published.map((code) => [
      code,
      { ...locales[code], prefix: locales[code]?.prefix ?? (code === main ? '' : code) },
    ]);
    return { ...rest, defaultLocale: main, locales: Object.fromEntries(prefixed) as LocaleTable['locales'] };
  });

const supportWay = z
  .strictObject({
    label: text.describe('Name of the service'),
    href: url.optional().describe('Where to pay'),
    image: sitePath.optional().describe('QR code under static/'),
  })
  .refine(
    (way) => way.href !== undefined || way.image !== undefined,
    'leads nowhere → Give "href", "image" or both',
  );

/** Ways to buy the author a coffee, per language. */
export const support = perLanguage(z.array(supportWay));

/** An announcement bar above everything. */
export const announcementBar = z.strictObject({
  id: text.describe('A changed id shows the bar again to readers who closed it'),
  content: localizedText.describe('Trusted HTML'),
  backgroundColor: orNull(text, 'CSS colour; null takes the theme'),
  textColor: orNull(text, 'CSS colour; null takes the theme'),
  isCloseable: z.boolean().default(true),
});

/** The comment widget. */
export const comments = z.strictObject({
  provider: z.literal('giscus').default('giscus'),
  repo: text.regex(/^[^/\s]+\/[^/\s]+$/, 'is not a repository → Write owner/name'),
  repoId: text,
  category: text,
  categoryId: text,
  docs: z.boolean().default(true).describe('Comments under docs as well as posts'),
  sharedAcrossLocales: z.boolean().default(true).describe('One thread for both languages'),
});

const isExpression = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};
const expression = text.refine(isExpression, 'is not a regular expression → Correct it');

/** A hosted search provider. */
export const hostedSearch = z.strictObject({
  appId: text.describe('Application id at the provider'),
  apiKey: text.describe('Public key that may only search'),
  indexName: z
    .union([text, z.strictObject({ 'zh-Hans': text, en: text })])
    .describe('One index for both languages, told apart by the facet "language", or one for each'),
  externalUrlRegex: orNull(expression, 'Results that match are opened by the browser, not by the router'),
  replacePathname: orNull(
    z.strictObject({ from: expression.describe('Regular expression'), to: z.string() }),
    'Changes the paths of results, for indexes of another deployment',
  ),
  askAi: orNull(
    z.strictObject({
      assistantId: text.describe('Id of the assistant (agent)'),
      suggestedQuestions: z.boolean().default(false).describe('Questions to begin with'),
    }),
    'Assistant that answers questions; null leaves it out',
  ),
});

const manifestIcon = z.strictObject({
  src: sitePath.describe('Picture under static/'),
  sizes: text.regex(
    /^(any|\d+x\d+)( \d+x\d+)*$/,
    'is not a size → Write it as 192x192, or any for a drawing',
  ),
  type: text.regex(/^image\//, 'is not a media type of a picture → Write one such as image/png'),
  purpose: z.enum(['any', 'maskable', 'monochrome']).optional(),
});

/** Metadata for devices on which a reader installs the site. */
export const manifest = z.strictObject({
  shortName: localizedText.optional().describe('Name under the icon; without it the title of the site'),
  display: z.enum(['minimal-ui', 'standalone', 'fullscreen', 'browser']).default('minimal-ui'),
  backgroundColor: text.default('#0d1c20').describe('CSS colour'),
  themeColor: text.default('#0d1c20').describe('CSS colour'),
  icons: z.array(manifestIcon).default([
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]),
});
