import { describe, expect, it } from 'vitest';
import { ScriptHashes, scriptHashes, trustedOrigins } from './host';

describe('ScriptHashes', () => {
  it('names each script once', () => {
    const scripts = new ScriptHashes();
    scripts.add(scriptHashes('<script>a()</script><script>b()</script>'), 'x.html');
    scripts.add(scriptHashes('<script>a()</script>'), 'y.html');
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(scripts.hashes).toHaveLength(2);
    expect(scripts.hashes[0]).toBe('sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=');
  });

  it('refuses scripts that differ from page to page, naming the page', () => {
    const scripts = new ScriptHashes();
    const addAll = () => {
      for (let page = 0; page < 20; page++)
        scripts.add(scriptHashes(`<script>x(${page})</script>`), `${page}.html`);
    };
    expect(addAll).toThrow(/differ from page to page, last on 12\.html/);
  });
});

describe('trustedOrigins', () => {
  const embeds = { steam: false, youtube: false, bilibili: false };
  const nothing = { comments: null, embeds, media: { trusted: [] }, search: { hosted: null } };
  const none = new Set<string>();

  it('is empty without services', () => {
    expect(trustedOrigins(nothing, none)).toEqual([]);
  });

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
