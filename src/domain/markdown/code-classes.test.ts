import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as classes from './code-classes';

const css = readFileSync(path.resolve(import.meta.dirname, '../../styles/code.css'), 'utf8');

it.each(Object.values(classes))('the style sheet draws .%s', (name) => {
  expect(css).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
});
