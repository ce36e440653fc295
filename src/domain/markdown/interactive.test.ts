import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';
import { CENTREPIECES } from './registry';
import type { ComponentNode, ContentNode } from './tree';
import { isComponentNode } from './tree';

/** The first component of a compiled text. */
function component(source: string): ComponentNode {
  const find = (nodes: readonly ContentNode[]): ComponentNode | undefined => {
    for (const node of nodes) {
      if (typeof node === 'string' || 'html' in node) continue;
      if (isComponentNode(node)) return node;
      const inner = find(node.children);
      if (inner) return inner;
    }
    return undefined;
  };
  const found = find(compileClean(source, { locale: 'en' }).tree);
  if (!found) throw new Error('no component');
  return found;
}

const text = (source: string): string => htmlOf(component(source).children);

const TERMINAL = `<cmdTerminal title="t" lines={[
  { type: "comment", text: "# why" },
  { type: "command", text: "ls" },
  { type: "output", text: "a\\nb" },
]} />`;

describe('what stands there without scripts', () => {
  it('shows a terminal line by line, with a prompt that is not text', () => {
    expect(text(TERMINAL)).toContain(
      '<code><span class="line terminal-comment"># why\n</span><span class="line terminal-command" data-prompt="$ ">ls\n</span><span class="line terminal-output">a\n</span><span class="line terminal-output">b\n</span></code>',
    );
    expect(text(TERMINAL)).toMatch(/^<figure className="terminal" role="group" aria-label="t">/);
    // Neither a second frame inside, nor a button that would copy the output as well.
    expect(text(TERMINAL).match(/<figure/g)).toHaveLength(1);
    expect(text(TERMINAL)).not.toContain('<button');
  });

  it('gives the script of a terminal its lines and words', () => {
    expect(component(TERMINAL).props).toMatchObject({
      name: 't',
      prompt: '$',
      lines: [{ type: 'comment' }, { type: 'command', text: 'ls' }, { type: 'output' }],
      labels: { copy: 'Copy commands', retry: 'Retry' },
    });
    expect(component(TERMINAL).props).not.toHaveProperty('play');
  });

  it('shows the source of a diagram, as high as the drawing will be', () => {
    const source = '```mermaid title="Tide"\nflowchart TD\n  A --> B\n  B --> C\n```';
    expect(text(source)).toMatch(/<figure className="code diagram-source".*--reserve/);
    expect(text(source)).toContain('<figcaption>Tide</figcaption>');
    expect(component(source).props).toMatchObject({ name: 'Tide', height: 264 });
  });

  it('keeps the highlighted source of a playground', () => {
    const source = '```jsx live noInline title="a.jsx"\nrender(<b />);\n```';
    expect(component(source)).toMatchObject({
      component: 'LiveCode',
      props: { code: 'render(<b />);', noInline: true, labels: { reset: 'Reset' } },
    });
    expect(text(source)).toContain('<span class="token function">render</span>');
  });

  it('links a Steam app to its store', () => {
    const source = '<Steam appId={620} title="Portal 2">\n\nFun **twice**.\n\n</Steam>';
    expect(text(source)).toContain('<a href="https://store.steampowered.com/app/620/"');
    expect(text(source)).toContain('<strong>twice</strong>');
    expect(text(source)).not.toContain('iframe');
    expect(component(source).props).toMatchObject({
      appId: 620,
      labels: { widget: 'Portal 2 in the Steam store' },
    });
  });

  it('shows the first text of a typewriter and keeps room for the others', () => {
    const html = text('<TypeWriter strings={["one", "two"]} />');
    expect(html).toContain('<span>one</span>');
    expect(html).toContain('<span class="typewriter-reserve" aria-hidden="true">two</span>');
    expect(compileClean('a <TypeWriter strings={["one", "two"]} /> b').sections[0]?.text).toBe('a one b');
  });

  it('is in the language of the text', () => {
    const { tree } = compileClean('```Mermaid\nflowchart TD\n  A --> B\n```', { locale: 'zh-Hans' });
    expect(JSON.stringify(tree)).toContain('"retry":"重试"');
  });
});

describe('fences that stay code', () => {
  it.each([
    ['live in a language nobody runs here', '```python live\nx\n```'],
    ['no flag', '```jsx\n<b />\n```'],
  ])('%s', (_, source) => expect(() => component(source)).toThrow('no component'));
});

const CRONTAB_WORDS = CENTREPIECES.Crontab.map((word) => `${word}: "a"`).join(', ');

it('a centrepiece is the figure of its text until its script comes', () => {
  const source = `<Centrepiece name="Crontab" words={{ ${CRONTAB_WORDS} }}>\n\n- 03:17\n\n</Centrepiece>`;
  const { tree } = compileClean(source);
  expect(htmlOf(tree)).toContain('<li>03:17</li>');
  const [piece] = tree.filter((node) => isComponentNode(node));
  expect(piece?.props).toMatchObject({ name: 'Crontab', words: { title: 'a' }, labels: { next: 'Next' } });
});

describe('wrong props', () => {
  it.each([
    ['<cmdTerminal />', /needs `lines`/],
    ['<cmdTerminal lines={[{ type: "input", text: "x" }]} />', /needs `lines`/],
    ['<cmdTerminal lines={[{ type: "output" }]} />', /needs `lines`/],
    ['<Steam title="x" />', /needs `appId`/],
    ['<Steam appId="portal" title="x" />', /needs `appId`/],
    ['<Steam appId={1} />', /needs a `title`/],
    ['<TypeWriter />', /needs `strings`/],
    ['<TypeWriter strings={[1]} />', /needs `strings`/],
    ['<Mermaid value="" />', /has no diagram/],
    ['<Centrepiece name="Nothing">x</Centrepiece>', /has no piece named "Nothing"/],
    ['<Centrepiece name="toString">x</Centrepiece>', /has no piece named "toString"/],
    ['<Centrepiece name="Crontab">x</Centrepiece>', /lacks words: title, expression/],
    ['<Centrepiece name="Crontab" words={{ title: 1 }}>x</Centrepiece>', /lacks words: title/],
    [`<Centrepiece name="Crontab" words={{ ${CRONTAB_WORDS} }} />`, /describes nothing/],
  ])('%j', (source, found) => {
    const { problems } = compile(`a\n\n${source}`, compileOptions());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', line: 3, file: 'docs/Test.mdx' });
    expect(problems[0]?.found).toMatch(found);
    expect(problems[0]?.fix).not.toBe('');
  });
});

describe('components that are HTML', () => {
  const html = (source: string) => htmlOf(compileClean(source).tree);

  it.each([
    ['a link', '<Link href="https://a.example/" hrefLang="en">x</Link>', /<a [^>]*hreflang="en"/i],
    ['a link as Docusaurus writes it', '<Link to="/docs/x">x</Link>', /tidepool-link:0;/],
    ['a download', '<Link href="/a.csv" download>x</Link>', /download/],
    ['a text to translate', '<Translate id="a">words</Translate>', /words/],
  ])('%s', (_, source, expected) => expect(html(source)).toMatch(expected));

  it('offers the ways to pay for a coffee', () => {
    const options = { support: [{ label: 'Ko-fi', href: 'https://ko-fi.example/x' }] };
    const result = htmlOf(compileClean('<BuyMeACoffee />', options).tree);
    expect(result).toContain('<summary>Buy me a coffee</summary>');
    expect(result).toContain('href="https://ko-fi.example/x"');
    expect(htmlOf(compileClean('<BuyMeACoffee />').tree)).not.toContain('summary');
  });
});
