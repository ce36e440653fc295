import { expect, it } from 'vitest';
import { supportWays } from './support-ways';

const support = {
  'zh-Hans': [{ label: 'A', image: '/a.png' }],
  en: [{ label: 'B', href: 'https://b.example/' }],
};

it.each([
  ['nothing configured', null, 'en', []],
  ['nothing in this language', { ...support, en: [] }, 'en', []],
  ['a link', support, 'en', support.en],
  ['a picture under the base path', support, 'zh-Hans', [{ label: 'A', image: '/notes/a.png' }]],
] as const)('%s', (_, config, locale, expected) => {
  const copy = config && { 'zh-Hans': [...config['zh-Hans']], en: [...config.en] };
  expect(supportWays(copy, locale, '/notes/')).toEqual(expected);
});
