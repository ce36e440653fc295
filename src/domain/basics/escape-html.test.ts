import { expect, it } from 'vitest';
import { escapeHtml, escapeText, unescapeHtml } from './escape-html';

const TEXT = `<img src=x onerror="a('b')">& &amp;`;

it.each([
  [escapeHtml, '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp; &amp;amp;'],
  [escapeText, `&lt;img src=x onerror="a('b')"&gt;&amp; &amp;amp;`],
])('escapes and unescapes (%o)', (escape, html) => {
  expect(escape(TEXT)).toBe(html);
  expect(unescapeHtml(html)).toBe(TEXT);
});
