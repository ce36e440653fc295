import { describe, expect, it } from 'vitest';
import { site } from '../../site/public-config';
import { socialTags, type SocialInfo } from './social-tags';

const PAGE: SocialInfo = {
  locale: 'en',
  title: 'Awk | Tidepool Notes',
  description: 'What awk does.',
  canonical: `${site.url}/en/blog/Awk`,
  translations: ['zh-Hans', 'en'],
};

const valuesOf = (page: SocialInfo): Map<string, string> =>
  new Map(
    socialTags(page).flatMap(([, name, content]) => (content === '' ? [] : [[name, content] as const])),
  );

describe('socialTags', () => {
  it('say what a page is, with the general picture of its language', () => {
    const tags = valuesOf(PAGE);
    expect(tags.get('og:type')).toBe('website');
    expect(tags.get('og:image')).toBe(`${site.url}/en/card.jpg`);
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
    expect(tags.get('og:image:width')).toBe('1200');
    expect(tags.get('og:locale')).toBe('en');
    expect(tags.get('og:locale:alternate')).toBe('zh_Hans');
    expect(tags.get('docsearch:docusaurus_tag')).toBe('default');
    expect(tags.has('docsearch:version')).toBe(false);
  });

  it.each([
    ['a drawn card', '/cards/0123456789abcdef.jpg', `${site.url}/cards/0123456789abcdef.jpg`, '1200'],
    ['a file of the site', '/static/abc/cover.jpg', `${site.url}/static/abc/cover.jpg`, undefined],
    ['a picture elsewhere', 'https://example.org/a.png', 'https://example.org/a.png', undefined],
    ['none', null, `${site.url}/en/card.jpg`, '1200'],
  ])('name %s, and its size where it is known', (_, card, image, width) => {
    const tags = valuesOf({ ...PAGE, card });
    expect(tags.get('og:image')).toBe(image);
    expect(tags.get('og:image:width')).toBe(width);
  });

  it('speak the language of the text where it is not the page’s', () => {
    const tags = valuesOf({ ...PAGE, contentLocale: 'zh-Hans', translations: ['zh-Hans'] });
    expect(tags.get('og:locale')).toBe('zh_Hans');
    expect(tags.has('og:locale:alternate')).toBe(false);
    // The search filters pages by the language in which they are published.
    expect(tags.get('docsearch:language')).toBe('en');
  });

  it('name the version of docs', () => {
    const tags = valuesOf({ ...PAGE, version: 'current' });
    expect(tags.get('docsearch:version')).toBe('current');
    expect(tags.get('docsearch:docusaurus_tag')).toBe('docs-default-current');
    expect(valuesOf({ ...PAGE, searchTag: 'blog_tags_list' }).get('docsearch:docusaurus_tag')).toBe(
      'blog_tags_list',
    );
  });

  it('name each thing once', () => {
    const names = socialTags(PAGE).map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
