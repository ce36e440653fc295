import { z } from 'zod';
import { judged } from '../domain/content/schema-fields';
import { pathFault } from '../domain/routing/address-fault';
import { splitAddress } from '../domain/routing/paths';
import { oneForAll, perLanguage } from '../domain/content/texts-per-language';
import type { Locale, Localized, LocaleTable } from '../domain/routing/locale';
import { languageDefaults } from './language-defaults';

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

/** A text per language. */
export const localizedText = perLanguage(text);

/** Texts per language. */
export const localizedTexts = perLanguage(z.array(text));

/** A label whose words are the program's unless the owner gives others; the configuration's reader fills them in. */
const programLabel = localizedText.default(oneForAll(''));

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
    label: programLabel,
    position,
  }),
  z.strictObject({
    type: z.literal('blog').describe('The list of posts, if there are any'),
    label: programLabel,
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
    label: programLabel.describe('Word before the version'),
    position,
  }),
  z.strictObject({
    type: z.literal('repository'),
    label: programLabel,
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

/** Languages of a site that names none. */
const UNNAMED: Locale[] = ['zh-Hans', 'en'];

const isLanguage = (code: string): boolean => {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
};

const NO_LANGUAGE = 'is not the code of a language → Write it in the form of pt-BR or zh-Hant';

/** How a language is published. */
const languageFields = z
  .strictObject({
    label: text
      .optional()
      .describe('Name in the language menu; without it what the language is called in it'),
    htmlLang: text.optional().describe('Value of `<html lang>`; without it the code'),
    direction: z
      .enum(['ltr', 'rtl'])
      .optional()
      .describe('Direction of writing; without it that of the language'),
    prefix: z
      .string()
      .regex(/^[a-z\d-]*$/i, 'is not a segment of an address → Use letters and hyphens')
      .optional()
      .describe('First part of its addresses; without it none for the default language, its code for others'),
    ogLocale: text.optional().describe('Value of `og:locale`; without it the code'),
  })
  .nullable()
  .transform((fields) => fields ?? {});

const languageTable = z
  .record(z.string(), languageFields)
  .superRefine((table, context) => {
    const codes = Object.keys(table);
    for (const code of codes.filter((each) => !isLanguage(each)))
      context.addIssue({ code: 'custom', path: [code], message: NO_LANGUAGE });
    if (codes.length === 0)
      context.addIssue({ code: 'custom', message: 'is empty → Name the languages of the site' });
  })
  .transform((table) => table as Localized<z.output<typeof languageFields>>);

/** Languages of the site, in the order of the language menu. */
export const i18n = z
  .strictObject({
    defaultLocale: text.optional().describe('Language whose addresses have no prefix; without it the first'),
    path: text
      .default('i18n')
      .describe(
        'Folder with texts of the interface in languages that the program lacks, or in other words than its own; from the content root',
      ),
    locales: languageTable
      .prefault(Object.fromEntries(UNNAMED.map((code) => [code, {}])))
      .describe('Languages the site is published in; texts in others are left out'),
  })
  .refine(
    ({ defaultLocale, locales }) => defaultLocale === undefined || Object.hasOwn(locales, defaultLocale),
    {
      path: ['defaultLocale'],
      error: 'is not one of `locales` → Name one of them, or add it there',
    },
  )
  .transform(({ defaultLocale, locales, ...rest }, context) => {
    const codes = Object.keys(locales) as Locale[];
    const main = (defaultLocale ?? codes[0] ?? 'en') as Locale;
    const prefixes = new Map<string, Locale>();
    const published = codes.map((code) => {
      const prefix = locales[code].prefix ?? (code === main ? '' : code);
      const other = prefixes.get(prefix.toLowerCase());
      if (other !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['locales', code],
          message: `has the same prefix as ${other} → Give it another`,
        });
      prefixes.set(prefix.toLowerCase(), code);
      return [code, { ...languageDefaults(code), ...locales[code], prefix }];
    });
    return {
      ...rest,
      defaultLocale: main,
      locales: Object.fromEntries(published) as LocaleTable['locales'],
      unpublished: [] as string[],
    };
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
  sharedAcrossLocales: z.boolean().default(true).describe('One thread for all languages'),
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
  indexName: localizedText.describe(
    'One index for all languages, told apart by the facet "language", or one for each',
  ),
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
