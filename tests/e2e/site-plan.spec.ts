import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { parse } from 'yaml';
import { ROOT } from '../../src/cli/process.mjs';
import { site } from '../../src/site/config';
import { DRAFTS_PLAN } from '../support/docs-plan';
import { everyLanguage, sitePlan } from '../support/site-plan';

/** The built site against the specification's list of pages, both ways. */

const files = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );

/** Addresses of tags as the registries spell them. */
function slugOf(collection: 'blog' | 'docs', tag: string): string {
  const registry = parse(readFileSync(path.join(ROOT, 'content', collection, 'tags.yml'), 'utf8')) as Record<
    string,
    { permalink?: string } | null
  >;
  return registry[tag]?.permalink ?? tag;
}

/** Tags of the docs that are published. */
function docTags(): string[] {
  const tags = files('content/docs')
    .filter((file) => file.endsWith('.mdx') && !DRAFTS_PLAN.includes(file.replace(/(\.en)?\.mdx$/, '')))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, 'content/docs', file), 'utf8');
      const { tags: own = [] } = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as { tags?: string[] };
      return own.map(String);
    });
  return [...new Set(tags)];
}

/** The address a page's file answers. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '')}`;

test('the site has every page of the plan in both languages, and no other @desktop', () => {
  const plain = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''));
  const planned = everyLanguage(sitePlan({ slugOf, docTags: docTags() }), site.i18n).map(plain);
  const built = files('public')
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file) && !/^(page-data|live)\//.test(file))
    .map(addressOf);
  expect(built.filter((address) => !planned.includes(address)).sort()).toEqual([]);
  expect(planned.filter((address) => !built.includes(address)).sort()).toEqual([]);
  expect(new Set(planned).size).toBe(planned.length);
});

test('each page is at exactly the address of the plan, with its slash or without @desktop', () => {
  const planned = everyLanguage(sitePlan({ slugOf, docTags: docTags() }), site.i18n);
  const wrong = planned.filter((address) => {
    const file = address.endsWith('.html') ? address : path.join(address, 'index.html');
    const html = readFileSync(path.join(ROOT, 'public', file), 'utf8');
    // The client corrects the address to this one, and search engines are told the same.
    const own = /data-path="([^"]*)"/.exec(html)?.[1];
    const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
    const isExact = own === address || own === encodeURI(address);
    return (
      !address.endsWith('404.html') && !(isExact && canonical.includes(`${site.url}${encodeURI(address)}"`))
    );
  });
  expect(wrong).toEqual([]);
});

test('the test pages are kept out of search engines @desktop', () => {
  for (const address of ['/test/', '/test2/', '/en/test/', '/en/test2/']) {
    const html = readFileSync(path.join(ROOT, 'public', address, 'index.html'), 'utf8');
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
  }
});
