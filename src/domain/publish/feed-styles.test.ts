import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedStyles, finishedRss } from './feed-styles';

it('greets in the words of a language, whatever is in them', () => {
  expect(feedStyles({ title: '这是订阅源', help: 'a "b" \\c' })).toContain(
    String.raw`content:"这是订阅源" "\a" "a \"b\" \\c"`,
  );
});

it('an RSS feed gets its style sheet, and the date of its newest item instead of that of the build', () => {
  const rss = (sheet: string, date: string) =>
    `<?xml version="1.0"?>${sheet}<rss><title><![CDATA[潮池]]></title><lastBuildDate>${date}</lastBuildDate><link/>\n<pubDate>Sat, 03</pubDate><item><pubDate>Sun, 01</pubDate></item></rss>`;
  expect(finishedRss(rss('', 'Sun, 22'), '/en/feed.css')).toBe(
    rss('<?xml-stylesheet type="text/css" href="/en/feed.css"?>', 'Sat, 03'),
  );
});

it('has the colours of the pages', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const colors = feedStyles({ title: '', help: '' }).match(/#[0-9a-f]{6}/g) ?? [];
  expect(colors).toHaveLength(10);
  for (const color of colors) expect(tokens).toContain(color);
});
