/**
 * Small content roots, a site each: one post, docs alone, one language… What the site shows of them is asserted in
 * `tests/roots`.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';

const FIXTURES = path.join(ROOT, 'tests', 'fixtures', 'roots');
/** Folder of their builds. */
export const TEST_ROOTS = path.join(ROOT, '.test-roots');
/** The one whose posts have no dates but in its history. */
export const UNDATED_ROOT = 'undated';

/** Their names. */
export const ROOT_NAMES = readdirSync(FIXTURES).sort();

/** Folder of a content root. @param {string} name */
export const testRoot = (name) => path.join(FIXTURES, name);
/** Folder with the content roots that some of them add, beside all of them. */
export const FURTHER_ROOTS = path.join(FIXTURES, '..', 'roots-more');
/** Folder of its built site. @param {string} name */
export const testRootSite = (name) => path.join(TEST_ROOTS, 'sites', name);
/** What its build said. @param {string} name */
export const testRootLog = (name) => path.join(TEST_ROOTS, 'logs', `${name}.txt`);
