import { describe, expect, it } from 'vitest';
import { site } from './config';
import { mediaSchema, problemsSchema } from './content-settings';
import { siteSchema } from './schema';

/** The issues of a configuration with these fields, as `path: message`. */
const issuesWith = (fields: object): string[] =>
  (siteSchema.safeParse({ ...site, i18n: {}, ...fields }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('problems', () => {
  it('lets broken links and pictures stop a build, and nothing else', () => {
    const defaults = { links: 'error', anchors: 'warn', images: 'error', duplicates: 'warn' };
    expect(problemsSchema.parse({})).toEqual(defaults);
    expect(siteSchema.parse({ ...site, i18n: {}, problems: undefined }).problems).toEqual(defaults);
  });

  it('refuses other words, naming the setting', () => {
    expect(issuesWith({ problems: { links: 'ignore' } })).toEqual([
      expect.stringMatching(/^problems\.links: /),
    ]);
    expect(issuesWith({ problems: { link: 'warn' } })).toEqual([expect.stringMatching(/^problems: .*link/)]);
  });
});

describe('media.trusted', () => {
  it.each(['https://img.example.com', 'https://cdn.example.com:8443', 'https://xn--fiqs8s.example'])(
    'takes %s',
    (value) => expect(mediaSchema.safeParse({ trusted: [value] }).success).toBe(true),
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
    expect(issuesWith({ media: { trusted: ['https://a.example', value] } })).toEqual([
      expect.stringMatching(/^media\.trusted\.1: is not the origin of a site → /),
    ]);
  });
});
