import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedStyles, withStyleSheet } from './feed-styles';

it('greets in the words of a language, whatever is in them', () => {
  expect(feedStyles({ title: '这是订阅源', help: 'a "b" \\c' })).toContain(
    String.raw`content:"这是订阅源" "\a" "a \"b\" \\c"`,
  );
});

it.each([
  [
    '<?xml version="1.0"?><rss/>',
    '<?xml version="1.0"?><?xml-stylesheet type="text/css" href="/en/feed.css"?><rss/>',
  ],
  [
    '<?xml version="1.0"?><?xml-stylesheet href="/own.css"?><feed/>',
    '<?xml version="1.0"?><?xml-stylesheet href="/own.css"?><feed/>',
  ],
])('%s gets its style sheet once', (xml, expected) => {
  expect(withStyleSheet(xml, '/en/feed.css')).toBe(expected);
});

it('has the colours of the pages', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const colors = feedStyles({ title: '', help: '' }).match(/#[0-9a-f]{6}/g) ?? [];
  expect(colors).toHaveLength(10);
  for (const color of colors) expect(tokens).toContain(color);
});
