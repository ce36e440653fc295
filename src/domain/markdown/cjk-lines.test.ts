import { describe, expect, it } from 'vitest';
import { compileClean, htmlOf } from '../../../tests/support/compile';

const html = (source: string): string => htmlOf(compileClean(source, { locale: 'zh-Hans' }).tree);

describe('line breaks', () => {
  it.each([
    ['Han and Han', '退潮\n之后', '<p>退潮之后</p>'],
    ['spaces at the line end', '退潮 \n  之后', '<p>退潮之后</p>'],
    ['three lines', '潮\n池\n记', '<p>潮池记</p>'],
    ['Chinese punctuation', '退潮，\n看海葵。\n《海》', '<p>退潮，看海葵。《海》</p>'],
    ['quotation marks', '他说\n“退潮”\n之后', '<p>他说“退潮”之后</p>'],
    ['dashes and dots', '退潮——\n之后……\n然后', '<p>退潮——之后……然后</p>'],
    ['kana', 'しお\nだまり', '<p>しおだまり</p>'],
    ['a character outside the basic plane', '𠮷\n野', '<p>𠮷野</p>'],
    ['around strong text', '退潮\n**之后**\n再看', '<p>退潮<strong>之后</strong>再看</p>'],
    ['inside strong text', '**退潮\n之后**', '<p><strong>退潮之后</strong></p>'],
    ['in a list', '- 退潮\n  之后', '<ul>\n<li>退潮之后</li>\n</ul>'],
    ['in a quotation', '> 退潮\n> 之后', '<blockquote>\n<p>退潮之后</p>\n</blockquote>'],
    ['in JSX alone in its paragraph', '<span>退\n了</span>', '<span>退了</span>'],
    ['in a block of JSX', '<div>\n退\n了\n</div>', '<div><p>退了</p></div>'],
    ['in JSX', '潮 <b>退\n了</b>', '<p>潮 <b>退了</b></p>'],
    ['after a comment', '退潮{/* 注 */}\n之后', '<p>退潮之后</p>'],
    ['around a comment after a space', '退潮 {/* 注 */}\n  之后', '<p>退潮之后</p>'],
    ['around a comment in strong text', '**退潮**{/* 注 */}\n之后', '<p><strong>退潮</strong>之后</p>'],
  ])('vanish between %s', (_, source, expected) => expect(html(source)).toBe(expected));

  it.each([
    ['Latin words', 'low\nwater', '<p>low\nwater</p>'],
    ['Han and Latin', '退潮\nlow water\n之后', '<p>退潮\nlow water\n之后</p>'],
    ['Hangul, which has spaces', '바다\n물', '<p>바다\n물</p>'],
    ['Latin quotations', '“low”\n“high”', '<p>“low”\n“high”</p>'],
    ['code', '退潮\n`x`\n之后', '<p>退潮\n<code>x</code>\n之后</p>'],
    ['a hard break', '退潮\\\n之后', '<p>退潮<br>\n之后</p>'],
  ])('stay between %s', (_, source, expected) => expect(html(source)).toBe(expected));

  it('stay in code blocks', () => {
    expect(html('```text\n退潮\n之后\n```')).toContain('退潮\n</span><span class="line">之后');
  });
});

it('vanish after the mark of a footnote', () => {
  const text = html('退潮[^1]\n之后[^1]\nlow\n\n[^1]: 注').replace(/<sup>.*?<\/sup>/g, '*');
  expect(text).toContain('<p>退潮*之后*\nlow</p>');
});
