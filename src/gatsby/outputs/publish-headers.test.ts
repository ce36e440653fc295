import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readHostRules } from '../../cli/host-rules.mjs';
import { headersFile, planHeaders } from '../../domain/publish/host-headers';
import { hashedPatterns, trustedOrigins } from './publish-headers';

describe('trustedOrigins', () => {
  const embeds = { steam: false, youtube: false, bilibili: false };
  const security = { scriptSources: [], connectSources: [], frameSources: [] };
  const nothing = { comments: null, embeds, media: { trusted: [] }, security, search: { hosted: null } };
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

  it('holds what the owner trusts, except inline scripts, which the policy names by hash', () => {
    const trusted = {
      scriptSources: ['https://stats.example.com', `sha256-${'A'.repeat(43)}=`],
      connectSources: ['https://in.stats.example.com'],
      frameSources: ['https://maps.example.com'],
    };
    expect(trustedOrigins({ ...nothing, security: trusted }, none)).toEqual([
      { origin: 'https://stats.example.com', gives: ['script'] },
      { origin: 'https://in.stats.example.com', gives: ['connect'] },
      { origin: 'https://maps.example.com', gives: ['frame'] },
    ]);
  });

  it('holds the search provider, and its assistant when there is one', () => {
    const hosted = {
      appId: 'APP',
      apiKey: 'k',
      indexName: { 'zh-Hans': 'i', en: 'i' },
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

describe('hashedPatterns', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hashed-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const kept = [
    '/static/31a8d2ef5dd7a5b9ee4ef514f0405cdb/潮 *.vtt',
    '/static/31a8d2ef5dd7a5b9ee4ef514f0405cdb/a1b2c/tide.webp',
    '/static/font-0123456789abcdef.woff2',
    '/data/docs-sidebar.教 程(*.zh-Hans.0123456789ab.json',
    '/search-index/zh-Hans/0123456789ab/p0.json',
    '/search-index/en.default.1.0 (旧)/ba9876543210/s1.txt',
  ];
  const changing = ['/search-index/zh-Hans.json', '/data/list.json', '/index.html'];
  const missing = [
    '/static/00000000000000000000000000000000/潮 *.vtt',
    '/static/31a8d2ef5dd7a5b9ee4ef514f0405cdb/fffff/tide.webp/x',
    '/static/font-ffffffffffffffff.woff2',
    '/data/docs-sidebar.教 程(*.zh-Hans.ffffffffffff.json',
    '/search-index/zh-Hans/ffffffffffff/p0.json',
    '/search-index/en.default.1.0 (旧)/ffffffffffff/s1.txt',
  ];

  it('keep what exists, and no 404', async () => {
    for (const file of [...kept, ...changing]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), '');
    }
    const options = { baseUrl: '/', scriptHashes: [], trusted: [], shared: [], sandbox: null };
    const rules = planHeaders({ ...options, immutable: hashedPatterns(folder) });
    writeFileSync(path.join(folder, '_headers'), headersFile(rules));
    const { headersOf } = await readHostRules(folder);
    const isKept = (file: string) => headersOf(file).some(([, value]) => value.includes('immutable'));
    expect([kept, changing, missing].map((files) => files.filter(isKept))).toEqual([kept, [], []]);
  });
});
