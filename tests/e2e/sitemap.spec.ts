import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { XMLParser } from 'fast-xml-parser';
import { localeCodes, localizePath } from '../../src/domain/routing/locale';
import { FEEDS } from '../../src/domain/routing/paths';
import { site } from '../../src/site/config';
import { builtHeads, isPost, isTagPage, localPath, PUBLIC } from '../support/built-heads';

/** The lists of pages that machines read, against the pages themselves. */

const heads = builtHeads();
const byAddress = new Map(heads.map((head) => [head.address, head]));

const xml = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  attributeNamePrefix: '',
  isArray: (name) => ['sitemap', 'url', 'link', 'item', 'entry'].includes(name),
});
const parseFile = (file: string): unknown => xml.parse(readFileSync(path.join(PUBLIC, file), 'utf8'));

test('the sitemap names exactly the pages for search engines, in the languages their heads name', () => {
  interface Url {
    loc: string;
    link?: { hreflang: string; href: string }[];
  }
  const { sitemapindex } = parseFile('sitemap-index.xml') as { sitemapindex: { sitemap: { loc: string }[] } };
  const urls = sitemapindex.sitemap.flatMap(({ loc }) => {
    const { urlset } = parseFile(localPath(loc) ?? '') as { urlset: { url: Url[] } };
    return urlset.url;
  });
  const named = urls.map(({ loc }) => localPath(loc));
  const wanted = heads
    .filter(
      (head) => head.isIndexed && !isTagPage(head) && localPath(head.canonical[0] ?? '') === head.address,
    )
    .map(({ address }) => address);
  expect([...named].sort()).toEqual([...wanted].sort());
  const differing = urls.filter(({ loc, link = [] }) => {
    const head = byAddress.get(localPath(loc) ?? '');
    const texts = (links: readonly { lang: string; href: string }[]): string =>
      links
        .map(({ lang, href }) => `${lang} ${String(localPath(href))}`)
        .sort()
        .join();
    return texts(link.map(({ hreflang: lang, href }) => ({ lang, href }))) !== texts(head?.alternates ?? []);
  });
  expect(differing.map(({ loc }) => loc)).toEqual([]);
});

test('the feeds of a language have its listed posts, at their addresses in that language', () => {
  for (const locale of localeCodes(site.i18n)) {
    const posts = heads
      .filter((head) => head.locale === locale && isPost(head) && head.isIndexed)
      .map(({ address }) => address);
    const file = (format: keyof typeof FEEDS): string => localizePath(FEEDS[format].path, locale, site.i18n);
    const { rss } = parseFile(file('rss')) as { rss: { channel: { item: { link: string | string[] }[] } } };
    const { feed } = parseFile(file('atom')) as {
      feed: { entry: { link: { rel?: string; href: string }[] }[] };
    };
    const json = JSON.parse(readFileSync(path.join(PUBLIC, file('json')), 'utf8')) as {
      items: { url: string }[];
    };
    const addresses = {
      rss: rss.channel.item.map(({ link }) => String(link)),
      atom: feed.entry.map(
        ({ link }) => link.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? '',
      ),
      json: json.items.map(({ url }) => url),
    };
    for (const [format, found] of Object.entries(addresses)) {
      expect(found.map(localPath).sort(), `${format} ${locale}`).toEqual([...posts].sort());
    }
  }
});
