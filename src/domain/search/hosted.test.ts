import { expect, it } from 'vitest';
import { contextualExpression, contextualFilters, hostedIndex, localAddress } from './hosted';

it('limits results to the language and the version', () => {
  const filters = contextualFilters('zh-Hans', ['docs-default-current']);
  expect(filters).toEqual([
    'language:zh-Hans',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
  expect(contextualExpression(filters)).toBe(
    'language:zh-Hans AND (docusaurus_tag:default OR docusaurus_tag:docs-default-current)',
  );
  expect(contextualExpression([])).toBe('');
});

it('knows one index for both languages, and one for each', () => {
  expect(hostedIndex('notes', 'en')).toBe('notes');
  expect(hostedIndex({ 'zh-Hans': 'notes_zh', en: 'notes_en' }, 'en')).toBe('notes_en');
});

const options = {
  origins: ['https://tidepool.example.com', 'http://localhost:9000'],
  externalUrlRegex: '//api\\.',
  replacePathname: null,
};

it.each([
  ['https://tidepool.example.com/blog/Awk#dedupe', '/blog/Awk#dedupe'],
  ['http://localhost:9000/en/', '/en/'],
  ['https://tidepool.example.com', '/'],
  ['https://tidepool.example.com.evil.test/x', 'https://tidepool.example.com.evil.test/x'],
  ['https://api.example.com/x', 'https://api.example.com/x'],
  ['/docs/SQL/NF', '/docs/SQL/NF'],
])('%s becomes %s', (url, address) => expect(localAddress(url, options)).toBe(address));

it('replaces parts of paths', () => {
  const replacePathname = { from: '^/notes', to: '' };
  expect(localAddress('https://tidepool.example.com/notes/blog/Awk', { ...options, replacePathname })).toBe(
    '/blog/Awk',
  );
});
