import { describe, expect, it } from 'vitest';
import { site } from './config';
import { mediaSchema, problemsSchema } from './content-settings';
import { parseSiteConfig } from './schema';

describe('problems', () => {
  it('lets broken links and pictures stop a build, and nothing else', () => {
    const defaults = { links: 'error', anchors: 'warn', images: 'error', duplicates: 'warn' };
    expect(problemsSchema.parse({})).toEqual(defaults);
    expect(parseSiteConfig({ ...site, problems: undefined }).problems).toEqual(defaults);
  });

  it('refuses other words, naming the setting', () => {
    expect(() => parseSiteConfig({ ...site, problems: { links: 'ignore' } })).toThrow(/problems\.links: /);
    expect(() => parseSiteConfig({ ...site, problems: { link: 'warn' } })).toThrow(/problems: .*link/);
  });
});

describe('media.trusted', () => {
  it.each(['https://img.example.com', 'https://cdn.example.com:8443', 'https://xn--fiqs8s.example'])(
    'takes %s',
    (value) => {
      expect(mediaSchema.safeParse({ trusted: [value] }).success).toBe(true);
    },
  );

  it.each([
    'img.example.com',
    'http://img.example.com',
    'https://img.example.com/',
    'https://img.example.com/pictures',
    'https://*.example.com',
    'https://IMG.example.com',
    "https://a.example; script-src 'unsafe-inline'",
    'https:',
    '*',
    '',
  ])('refuses %s', (value) => {
    const config = { ...site, media: { trusted: ['https://a.example', value] } };
    expect(() => parseSiteConfig(config)).toThrow(/media\.trusted\.1: must be the origin of a site/);
  });
});
