import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const manifest = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const section = /^## Dependencies\n([^]*?)^## /m.exec(read('README.md'))?.[1] ?? '';
const named = new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

it.each(Object.keys(manifest.dependencies))('README says what %s is for', (name) => {
  expect(named).toContain(name);
});

/** Packages whose internals the site relies on (`src/gatsby/internals/README.md`), so that upgrades are deliberate. */
const PINNED = [
  'gatsby',
  '@docsearch/css',
  '@docsearch/react',
  'gatsby-plugin-react-i18next',
  'rolldown',
  'react',
  'react-dom',
];

it.each(PINNED)('%s is required in one exact version', (name) => {
  expect(manifest.dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
});
