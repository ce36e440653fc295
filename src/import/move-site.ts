import { address } from './docusaurus/old-addresses';
import { movedText } from './docusaurus/moved-text';
import { moveFooter, moveNavbar, type NavigationSources } from './docusaurus/navigation';
import { siteFile } from './docusaurus/site-file';
import { grammarNames } from '../domain/markdown/grammars';
import { normalisePath } from '../domain/routing/paths';
import { docsOf } from './addresses';
import type { Gathered } from './gather';
import type { Inspection } from './inspect';
import type { ReadSite } from './read-site';
import type { NewRoot } from './new-root';

/** What is not known before the texts are written. */
export interface SiteState {
  /** Kinds of problems that do not keep the site from being published. */
  tolerated: Iterable<string>;
  /** Old address → the new one that it is redirected to. */
  redirects: ReadonlyMap<string, string>;
  /** The checked content, without which the bar and the footer stay empty. */
  inspection: Inspection | null;
}

/**
 * The configuration of the new site, `site.yml` as data.
 * @param drop Called with what is left out of the bar and the footer.
 */
export function moveSite(
  read: ReadSite,
  gathered: Gathered,
  root: NewRoot,
  { tolerated, inspection, redirects }: SiteState,
  drop: (what: string) => void,
): Record<string, unknown> {
  const { site, languages, old } = read;
  const codes = languages.languages;
  const messages = new Map(
    codes.flatMap(({ folder, locale }) =>
      (['navbar', 'footer'] as const).map(
        (file) =>
          [`${file}:${locale}`, old.messages(`${folder}/docusaurus-theme-classic/${file}.json`)] as const,
      ),
    ),
  );
  const known = new Set(inspection?.addresses.map(normalisePath));
  const sources: NavigationSources = {
    translate: (file, key, label) =>
      movedText(
        label,
        codes.map(({ locale }) => locale),
        (locale) => messages.get(`${file}:${locale}`)?.get(key),
      ),
    find: (old) => {
      // Here the language is that of the page that the link is on.
      const own = codes.find(({ prefix }) => prefix !== '' && `${old}/`.startsWith(`/${prefix}/`));
      const wanted = own ? address(old.slice(own.prefix.length + 1)) : old;
      const isThere = codes.some(({ prefix }) => known.has(normalisePath(address(prefix, wanted))));
      return isThere ? wanted : redirects.get(normalisePath(wanted));
    },
    addressOfDoc: (instance, id) => {
      const set = gathered.docs.find(({ options, version }) => options.id === instance && version.isLast);
      const doc = set && docsOf(set, read).find((each) => each.id === id);
      return set && doc && address(set.base, doc.slug);
    },
    versioned: new Set([...gathered.versions].filter(([, list]) => list.length > 1).map(([{ id }]) => id)),
    isBilingual: codes.length > 1,
    origin: site.url ?? '',
  };
  const { title = '' } = site.themeConfig.navbar;
  return siteFile({
    site,
    languages,
    versions: gathered.versions,
    navbar: {
      title: title === '' ? undefined : sources.translate('navbar', 'title', title),
      items: inspection ? moveNavbar(site, sources, drop) : [],
    },
    footer: inspection ? moveFooter(site, sources, drop) : [],
    trusted: inspection?.origins ?? [],
    tolerated: [...tolerated].sort(),
    grammars: new Set<string>(grammarNames()),
    hasFile: (file) => root.copies.has(`static${file}`),
  });
}
