import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';
import { checkRemoteMedia } from './remote-media';

const ALLOWED = ['https://tidepool.example.com', 'https://img.example.com'];

const AUTHORS = 'crab:\n  name: 螃蟹\n  imageURL: https://avatars.example.net/crab.png\n';

/** What is reported about a post's text, and about the site's data. */
function said(body: string, files: Record<string, string> = {}): string[] {
  const all = { 'blog/2024-01-01-a.mdx': `---\ntitle: 潮\n---\n\n${body}\n`, ...files };
  const { index } = virtualContent(all);
  const translations = index.posts.map(({ collection, key, original }) => ({
    collection,
    key,
    translation: original,
  }));
  const sources = Object.entries(all).map(([path, text]) => ({ path, text }));
  return brief(checkRemoteMedia(translations, index, sources, ALLOWED));
}

const found = (what: string, address: string, origin: string): string =>
  `The ${what} "${address}" comes from ${origin}, which the site's policy does not let browsers load from.`;

describe('pictures and videos of other sites', () => {
  it('are a warning with their place, and name the origin to trust', () => {
    expect(said('退潮。\n\n看![池](https://a.example.net/x.png)')).toEqual([
      `warning blog/2024-01-01-a.mdx:7:2 ${found('image', 'https://a.example.net/x.png', 'https://a.example.net')} → Save the picture next to the document, or add 'https://a.example.net' to media.trusted in the configuration.`,
    ]);
  });

  it.each([
    ['<video controls src="https://v.example.net/a.mp4"></video>', 'video', 'https://v.example.net'],
    ['<video controls poster="https://v.example.net/a.png"></video>', 'image', 'https://v.example.net'],
    ['<video controls><source src="//v.example.net/a.mp4" /></video>', 'video', 'https://v.example.net'],
    ['<Video src="https://v.example.net:8443/a.mp4" title="t" />', 'video', 'https://v.example.net:8443'],
    ['<audio controls src="https://v.example.net/a.mp3"></audio>', 'video', 'https://v.example.net'],
    [
      '<img alt="" src="https://img.example.com/a.png" srcSet="https://v.example.net/b.png 2x" />',
      'image',
      'https://v.example.net',
    ],
    [
      '<Steam appId={620} title="Portal 2" image="https://v.example.net/a.png" />',
      'image',
      'https://v.example.net',
    ],
  ])('%j', (body, what, origin) => {
    expect(said(body)).toEqual([expect.stringContaining(`The ${what} "`)]);
    expect(said(body)[0]).toContain(`comes from ${origin}, `);
  });

  it('cannot be trusted without encryption', () => {
    expect(said('![池](http://img.example.com/x.png)')).toEqual([
      expect.stringContaining('write its https:// address and add that site to media.trusted'),
    ]);
  });

  it.each([
    ['trusted', '![池](https://img.example.com/x.png)'],
    ['trusted, without protocol', '<img alt="" src="//img.example.com/x.png" />'],
    ['the site’s own', '![池](https://tidepool.example.com/x.png)'],
    ['data', '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />'],
    ['a link', '[池](https://a.example.net/x.png)'],
  ])('say nothing where they are %s', (_, body) => expect(said(body)).toEqual([]));
});

it('warns of avatars in the data', () => {
  expect(said('潮', { 'blog/authors.yml': AUTHORS })).toEqual([
    expect.stringMatching(
      /^warning blog\/authors.yml:3:13 The image "https:\/\/avatars.example.net\/crab.png" comes from/,
    ),
  ]);
});
