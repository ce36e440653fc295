import { expect, it } from 'vitest';
import { needsPluralRules } from './plural-languages';

it.each([
  ['zh-Hans', false],
  ['en', false],
  ['ja', false],
  ['de', false],
  ['fr', true],
  ['ru', true],
  ['ar', true],
  ['pl', true],
])('whether the plural of %s needs rules: %s', (language, expected) => {
  expect(needsPluralRules(language)).toBe(expected);
});
