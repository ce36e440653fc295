/** A step of the way to a page; without an address it is plain text. */
export interface BreadcrumbStep {
  label: string;
  /** Root-relative address. */
  permalink: string | null;
}

/** A schema.org object, ready to be written as JSON. */
export interface JsonLd {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/**
 * The way to a page for search engines: only steps with an address, numbered from 1.
 * @param origin Origin of the site, without a slash at its end.
 * @returns null when no step has an address.
 */
export function breadcrumbList(steps: readonly BreadcrumbStep[], origin: string): JsonLd | null {
  const linked = steps.flatMap(({ label, permalink }) => (permalink === null ? [] : [{ label, permalink }]));
  if (linked.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, permalink }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: encodeURI(origin + permalink),
    })),
  };
}

/** What search engines are told about the site as a whole. */
export interface WebSiteInfo {
  name: string;
  /** Absolute address of the home page. */
  url: string;
  lang: string;
  /** Absolute address of the search page. */
  searchUrl: string;
}

/** The site with its search, for its home page. */
export const webSite = ({ name, url, lang, searchUrl }: WebSiteInfo): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url,
  inLanguage: lang,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** JSON for a script element: nothing in it can end the element. */
export const scriptJson = (data: JsonLd): string => JSON.stringify(data).replace(/</g, '\\u003c');
