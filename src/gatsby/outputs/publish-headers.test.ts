import { describe, expect, it } from 'vitest';
import { trustedOrigins } from './publish-headers';

describe('trustedOrigins', () => {
  const embeds = { steam: false, youtube: false, bilibili: false };
  const nothing = { comments: null, embeds, media: { trusted: [] }, search: { hosted: null } };
  const none = new Set<string>();

  it('is empty without services', () => expect(trustedOrigins(nothing, none)).toEqual([]));

  it('holds the store whose widget readers may ask for', () => {
    const [origin] = trustedOrigins({ ...nothing, embeds: { ...embeds, steam: true } }, none);
    expect(origin).toEqual({ origin: 'https://store.steampowered.com', gives: ['frame'] });
  });

  it('holds the players that are allowed and that a text uses', () => {
    const all = { ...nothing, embeds: { steam: false, youtube: true, bilibili: true } };
    expect(trustedOrigins(all, none)).toEqual([]);
    expect(trustedOrigins(all, new Set(['math', 'bilibili']))).toEqual([
      { origin: 'https://player.bilibili.com', gives: ['frame', 'autoplay'] },
    ]);
    expect(trustedOrigins(all, new Set(['youtube', 'bilibili']))).toHaveLength(2);
    expect(trustedOrigins(nothing, new Set(['youtube', 'bilibili']))).toEqual([]);
  });

  it('holds the sites whose pictures and videos are trusted', () => {
    expect(trustedOrigins({ ...nothing, media: { trusted: ['https://img.example.com'] } }, none)).toEqual([
      { origin: 'https://img.example.com', gives: ['image', 'media'] },
    ]);
  });

  it('holds the search provider, and its assistant when there is one', () => {
    const hosted = {
      appId: 'APP',
      apiKey: 'k',
      indexName: 'i',
      externalUrlRegex: null,
      replacePathname: null,
      askAi: null,
    };
    const origins = trustedOrigins({ ...nothing, search: { hosted } }, none);
    expect(origins.map(({ origin }) => origin)).toEqual([
      'https://app-dsn.algolia.net',
      'https://*.algolianet.com',
    ]);
    const askAi = { assistantId: 'a', suggestedQuestions: false };
    expect(trustedOrigins({ ...nothing, search: { hosted: { ...hosted, askAi } } }, none)).toHaveLength(3);
  });
});
