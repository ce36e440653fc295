import { describe, expect, it } from 'vitest';
import { compileClean, htmlOf } from '../../../tests/support/compile';

const rendered = (source: string): string => htmlOf(compileClean(source).tree);

describe('emoji shortcodes', () => {
  it.each([
    ['a word', 'Done :tada:', 'Done 🎉'],
    ['several', ':+1: :-1::wave: :woman-running:', '👍 👎👋 '],
    ['next to Chinese', '上线了:tada:好', '上线了🎉好'],
    ['next to punctuation', '(:rocket:), “:fish:”!', '(🚀), “🐟”!'],
    ['in emphasis', '*:fish:* and **:crab:**', '<em>🐟</em> and <strong>🦀</strong>'],
    ['in a link', '[:fish: list](https://example.com/:fish:)', '>🐟 list<'],
    ['unknown', 'a :no-such-emoji: b', 'a :no-such-emoji: b'],
    ['a time', 'at 12:30:45 or 12:100:45', 'at 12:30:45 or 12:100:45'],
    ['a range', 'rows[1:100:2]', 'rows[1:100:2]'],
    ['a namespace', 'std::on::x', 'std::on::x'],
    ['one colon', ':tada', ':tada'],
    ['inline code', '`:tada:`', '<code>:tada:</code>'],
    ['code as JSX', '<kbd>:tada:</kbd> :tada:', '<kbd>:tada:</kbd> 🎉'],
    ['a fence', '```text\n:tada:\n```', ':tada:'],
    ['an expression', '{":tada:"}', ':tada:'],
    ['math', '$a :tada: b$', ':tada:'],
    ['a JSX text', '<Details summary="x">\n\n:fish:\n\n</Details>', '🐟'],
    ['a table', '| a |\n| - |\n| :fish: |', '<td>🐟</td>'],
    ['an admonition', ':::note Well done :tada:\n\n:fish:\n\n:::', 'Well done 🎉'],
  ])('%s', (_, source, expected) => expect(rendered(source)).toContain(expected));

  it('leaves directives alone', () => {
    expect(rendered(':::note\n\na\n\n:::\n\nat 10:30 :tada:')).toMatch(/admonition-note[^]*at 10:30 🎉/);
  });

  it('is plain text, in headings and titles too; anchors are what was written', () => {
    const { title, headings, excerpt } = compileClean(
      '# Opening :tada:\n\nHello :wave:\n\n## Release :rocket:\n\n## Both :fish: {#own}',
    );
    expect(title).toBe('Opening 🎉');
    expect(excerpt).toBe('Hello 👋');
    expect(headings.map(({ id, html }) => [id, html])).toEqual([
      ['release-rocket', 'Release 🚀'],
      ['own', 'Both 🐟'],
    ]);
  });
});
