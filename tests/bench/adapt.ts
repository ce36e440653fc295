/**
 * Sets this site up for a benchmark that measures several site generators on the same documents:
 *
 * node src/cli/run-ts.mjs tests/bench/adapt.ts --out FOLDER [--corpus FOLDER]
 *
 * FOLDER becomes a copy of the site (with linked packages) whose content is the corpus, or the site's own without one;
 * `site.json` names the pages to measure, `bench.json` how to build. See the README.md in this folder.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { adaptCorpus, type Manifest } from './corpus';
import { makeWorkspace } from '../support/workspace.mjs';

/** Pages of a site to measure, and what to do there. */
interface Measured {
  pages: Record<string, string>;
  nav: { from: string; to: string; h1: string };
  searchPage: string;
  /** Document that a build "with one document changed" changes, from the content root. */
  touch: string;
}

/** The pages every site of the benchmark is measured on. */
function corpusPages({ posts, docs, defaultLocale }: Manifest): Measured {
  const post = (at: number) => {
    const item = posts[at % posts.length];
    if (!item) throw new Error('The corpus has no posts.');
    return item;
  };
  const doc = docs.find(({ id }) => id === 'Docker/Basic') ?? docs[0];
  if (!doc) throw new Error('The corpus has no docs.');
  return {
    pages: {
      home: '/',
      list: '/blog',
      post: post(1).route,
      'post-image': post(3).route,
      doc: doc.route,
      tag: '/blog/tags/Linux',
    },
    nav: { from: post(1).route, to: post(2).route, h1: post(2).title[defaultLocale] ?? '' },
    searchPage: doc.route,
    touch: `blog/${post(4).file}`,
  };
}

const OWN_PAGES: Measured = {
  pages: {
    home: '/',
    list: '/blog',
    post: '/blog/PythonAsyncIO',
    'post-image': '/blog/Crontab',
    doc: '/docs/SQL/NF',
    tag: '/blog/tags/Linux',
  },
  nav: { from: '/blog/Awk', to: '/blog/CentOS', h1: 'CentOS' },
  searchPage: '/docs/Docker/Basic',
  touch: 'blog/2021-05-14-Awk/index.mdx',
};

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function main(): void {
  const { values } = parseArgs({ options: { out: { type: 'string' }, corpus: { type: 'string' } } });
  if (values.out === undefined) throw new Error('Usage: adapt.ts --out FOLDER [--corpus FOLDER]');
  const repository = process.cwd();
  const folder = path.resolve(values.out);
  makeWorkspace(repository, folder);
  const content = path.join(folder, 'content');
  let measured = OWN_PAGES;
  if (values.corpus === undefined) cpSync(path.join(repository, 'content'), content, { recursive: true });
  else {
    const corpus = path.resolve(values.corpus);
    const manifest = JSON.parse(readFileSync(path.join(corpus, 'manifest.json'), 'utf8')) as Manifest;
    adaptCorpus(corpus, manifest, content, path.join(repository, 'content'));
    measured = corpusPages(manifest);
  }
  writeJson(path.join(folder, 'site.json'), {
    name: 'tidepool',
    dist: 'public',
    pages: measured.pages,
    nav: measured.nav,
    search: {
      page: measured.searchPage,
      open: 'button[aria-keyshortcuts]',
      // The field that is shown first; the dialog's replaces it.
      input: '[role="dialog"] input[type="search"]',
      result: '.DocSearch-Hit',
      query: '缓存',
      indexPattern: 'search-index',
    },
  });
  writeJson(path.join(folder, 'bench.json'), {
    build: 'npm run build',
    caches: ['.cache', 'public', '.public-copy', 'node_modules/.cache'],
    dist: 'public',
    touch: `content/${measured.touch}`,
  });
}

main();
