import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { evaluateLive } from './evaluate';
import { EndlessLoopError } from './guard-loops';

function html(code: string, noInline = false): string {
  const shown = evaluateLive(code, noInline);
  const element: ReactNode =
    typeof shown === 'function' && !isValidElement(shown)
      ? createElement(shown as ComponentType)
      : (shown as ReactNode);
  return renderToStaticMarkup(element as never);
}

describe('evaluateLive', () => {
  it.each([
    ['an element', '<b>1</b>', '<b>1</b>'],
    ['an arrow function', '() => <i>{[1, 2].length}</i>;', '<i>2</i>'],
    ['a function', 'function Tide() {\n  const [h] = useState(3);\n  return <p>{h}</p>;\n}', '<p>3</p>'],
    ['a class', 'class A extends React.Component {\n  render() { return <s>x</s>; }\n}', '<s>x</s>'],
    ['types', '() => { const n: number = 2; return <b>{n as number}</b>; }', '<b>2</b>'],
    ['a comment at the end', '<b>1</b> // done', '<b>1</b>'],
    ['a comment at the start', '// a\n<b>1</b>', '<b>1</b>'],
    ['a fragment', '<><b>1</b>2</>', '<b>1</b>2'],
    ['nothing', '  ', ''],
  ])('shows %s', (_, code, expected) => expect(html(code)).toBe(expected));

  it('lets the code render on its own', () => {
    expect(html('const a = 1;\nconst B = () => <b>{a}</b>;\nrender(<B />);', true)).toBe('<b>1</b>');
  });

  it.each([
    ['<b>', false, /Unterminated|Unexpected|Expected/],
    ["import x from 'x'\n<b/>", false, /already in scope/],
    ['const a = 1', true, /never called render/],
    ['(() => { throw new Error("mine") })()', false, /mine/],
    ['<b>{nope}</b>', false, /nope is not defined/],
  ])('refuses %j', (code, noInline, message) => {
    expect(() => evaluateLive(code, noInline)).toThrow(message);
  });
});

describe('code that never ends', () => {
  it.each([
    ['at once', '(() => { while (true) {} })()'],
    ['when it is drawn', '() => { for (;;); }'],
    ['around a catch', '() => { do { try { f(); } catch {} } while (1); }'],
  ])('is stopped: %s', (_, code) => expect(() => html(code)).toThrow(EndlessLoopError));

  it('is told from long work', () => {
    expect(html('() => { let n = 0; for (let i = 0; i < 1e6; i++) n += i; return <b>{n}</b>; }')).toBe(
      '<b>499999500000</b>',
    );
  });
});
