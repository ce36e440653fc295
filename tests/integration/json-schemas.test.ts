import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { jsonSchemas } from '../../src/site/json-schemas';
import { checkAgainstSchemas, schemaErrors } from '../support/schema-check';
import { TEST_CONTENT } from '../support/test-site.mjs';

const FOLDER = '.vscode/schemas';
const names = Object.keys(jsonSchemas());

it.each(Object.entries(jsonSchemas()))('%s.json is as `npm run schemas` writes it', (name, schema) => {
  expect(readFileSync(`${FOLDER}/${name}.json`, 'utf8')).toBe(`${JSON.stringify(schema)}\n`);
});

it('editors use the schemas of files', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  const wired = Object.keys(settings['yaml.schemas']);
  expect(wired.filter((file) => !existsSync(file))).toEqual([]);
  expect(wired).toHaveLength(names.length - 3);
});

it.each([TEST_CONTENT, 'tests/fixtures/valid', 'tests/fixtures/roots/one-post'])('accept %s', (root) => {
  expect(checkAgainstSchemas(root).errors).toEqual({});
});

it('were all asked, but one whose file the tests do without', () => {
  const { asked } = checkAgainstSchemas(TEST_CONTENT);
  expect(names.filter((name) => !asked.has(name))).toEqual(['redirects']);
  expect(schemaErrors('redirects', [{ from: '/a', to: '/b', status: 302 }])).toBe('');
});

it.each([
  ['post', 'tags: Git'],
  ['post', 'authors: [{ name: { en: [Only] } }]'],
  ['doc', 'sidebar_position: first'],
  ['page', 'draft: "yes"'],
  ['page', 'references: [{ title: No address }]'],
  ['site', 'title: Notes'],
  ['site', 'title: Notes\nurl: https://example.org\nnavbar: { items: [{ type: blgo }] }'],
  ['site', 'title: Notes\nurl: https://example.org\nbolg: {}'],
  ['tags', 'Git: { lable: Git }'],
  ['authors', 'me: { page: [] }'],
  ['category', 'position: "1"'],
  ['sidebars', 'main: [{ dco: Intro }]'],
  ['sidebars', 'main: [{ category: A, items: [{ doc: Intro, lable: x }] }]'],
  ['friends', '- name: A'],
  ['projects', 'name: A'],
  ['redirects', '- { from: /a, to: /b, status: 307 }'],
  ['releases', '- { date: 2024-01-01, version: "1", type: feat, title: A, notes: [b] }'],
])('reject a broken %s: %s', (name, text) => expect(schemaErrors(name, parse(text))).not.toBe(''));
