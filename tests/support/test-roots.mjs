/**
 * Small content roots, each of them a site: one post, docs alone, one language… `tests/roots` asserts what their sites
 * show.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';

const FIXTURES = path.join(ROOT, 'tests', 'fixtures', 'roots');
/** Folder of their builds. */
export const TEST_ROOTS = path.join(ROOT, '.test-roots');
/** The root whose post has its date only in its history. */
export const UNDATED_ROOT = 'one-post';

const DOCUSAURUS = path.join(FIXTURES, '..', 'docusaurus');
/** Content roots that are imported from Docusaurus sites before they are built: name → folder of the old site. */
export const IMPORTED_ROOTS = new Map(
  readdirSync(DOCUSAURUS).map((name) => [`imported-${name}`, path.join(DOCUSAURUS, name)]),
);

/** Names of all content roots. */
export const ROOT_NAMES = [...readdirSync(FIXTURES), ...IMPORTED_ROOTS.keys()].sort();

/** A root that is built from scratch, then with a guest's post and doc, then without them: names of the three builds. */
export const GUESTS_ROOT = { scratch: 'versions-scratch', guest: 'versions-guest', name: 'versions' };

/** The root whose posts are rows of a table, the source plugin that makes nodes of them, and a page in `src/pages`. */
export const TABLE_ROOT = {
  name: 'table',
  plugin: path.join(FIXTURES, '..', 'source-table', 'package.json'),
  pages: path.join(FIXTURES, '..', 'own-pages'),
};

/** Where the sites of roots are published that have a base (`baseUrl` in their `site.yml`), without the slash. @type {Readonly<Record<string, string>>} */
export const ROOT_BASES = { 'only-docs': '/notes' };

/** Folder of a content root that is not imported. @param {string} name */
export const testRoot = (name) => path.join(FIXTURES, name);
/** Folder with additional content roots that some of them use. */
export const FURTHER_ROOTS = path.join(FIXTURES, '..', 'roots-more');
/** Folder of its built site. @param {string} name */
export const testRootSite = (name) => path.join(TEST_ROOTS, 'sites', name);
/** Output of its build. @param {string} name */
export const testRootLog = (name) => path.join(TEST_ROOTS, 'logs', `${name}.txt`);
