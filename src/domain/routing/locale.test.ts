import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../tests/support/content';
import { localeCodes, localizePath, splitLocale } from './locale';

describe('localeCodes', () => {
  it('lists the default language first', () => expect(localeCodes(LOCALES)).toEqual(['zh-Hans', 'en']));
});

describe('localizePath', () => {
  it.each([
    ['/', '/', '/en/'],
    ['/blog', '/blog', '/en/blog'],
    ['/docs/Docker/', '/docs/Docker/', '/en/docs/Docker/'],
    ['/blog/潮池?a=1#结论', '/blog/潮池?a=1#结论', '/en/blog/潮池?a=1#结论'],
    ['/404.html', '/404.html', '/en/404.html'],
  ])('%s', (path, chinese, english) => {
    expect([localizePath(path, 'zh-Hans', LOCALES), localizePath(path, 'en', LOCALES)]).toEqual([
      chinese,
      english,
    ]);
  });
});

describe('splitLocale', () => {
  it.each([
    ['/', 'zh-Hans', '/'],
    ['/blog/潮池', 'zh-Hans', '/blog/潮池'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/docs/Docker/', 'en', '/docs/Docker/'],
    ['/en?q=1', 'en', '/?q=1'],
    ['/en#top', 'en', '/#top'],
    ['/english', 'zh-Hans', '/english'],
    ['/blog/en/', 'zh-Hans', '/blog/en/'],
    ['/en//a.example/x', 'en', '/a.example/x'],
    ['/en///a.example/', 'en', '/a.example/'],
    ['//a.example/x', 'zh-Hans', '/a.example/x'],
    ['//en/x', 'zh-Hans', '/en/x'],
    ['/blog//a', 'zh-Hans', '/blog//a'],
  ])('%s', (path, locale, rest) => expect(splitLocale(path, LOCALES)).toEqual({ locale, path: rest }));

  it('undoes localizePath', () => {
    for (const locale of localeCodes(LOCALES)) {
      for (const path of ['/', '/blog/page/2', '/docs/SQL/', '/about/?a#b']) {
        expect(splitLocale(localizePath(path, locale, LOCALES), LOCALES)).toEqual({ locale, path });
      }
    }
  });
});
