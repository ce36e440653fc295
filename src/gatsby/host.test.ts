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
  it('is empty without services', () => {
    expect(trustedOrigins({ comments: null, embeds: { steam: false }, search: { hosted: null } })).toEqual(
      [],
    );
  });

  it('holds the store whose widget readers may ask for', () => {
    const [origin] = trustedOrigins({ comments: null, embeds: { steam: true }, search: { hosted: null } });
    expect(origin).toEqual({ origin: 'https://store.steampowered.com', gives: ['frame'] });
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
    const origins = trustedOrigins({ comments: null, embeds: { steam: false }, search: { hosted } });
    expect(origins.map(({ origin }) => origin)).toEqual([
      'https://app-dsn.algolia.net',
      'https://*.algolianet.com',
    ]);
    const askAi = { assistantId: 'a', suggestedQuestions: false };
    expect(
      trustedOrigins({ comments: null, embeds: { steam: false }, search: { hosted: { ...hosted, askAi } } }),
    ).toHaveLength(3);
  });
});
