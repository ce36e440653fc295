import { describe, expect, it } from 'vitest';
import { absoluteAddress, runsCode } from './absolute-address';

const PAGE = 'https://a.example/en/blog/Awk';

it.each([
  ['https://b.example/x?y#z', 'https://b.example/x?y#z'],
  ['//b.example/x', 'https://b.example/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['vscode:extension/x', 'vscode:extension/x'],
  ['/docs/SQL', 'https://a.example/docs/SQL'],
  ['/标签/C++', 'https://a.example/%E6%A0%87%E7%AD%BE/C++'],
  ['/%E6%A0%87', 'https://a.example/%E6%A0%87'],
  ['#top', `${PAGE}#top`],
  ['?q=1', `${PAGE}?q=1`],
  ['./Git', 'https://a.example/en/blog/Git'],
  ['../docs', 'https://a.example/en/docs'],
  ['', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('%s', (address, expected) => expect(absoluteAddress(address, PAGE)).toBe(expected));

describe('runsCode', () => {
  it.each([
    ['javascript:alert(1)', true],
    [' JavaScript:alert(1)', true],
    ['java\n\tscript:alert(1)', true],
    ['\u0001javascript:alert(1)', true],
    ['vbscript:x', true],
    ['data:text/html,<script>', true],
    ['https://example.com/?q=javascript:x', false],
    ['/docs/javascript:', false],
    ['#javascript:', false],
  ])('%j: %s', (address, expected) => expect(runsCode(address)).toBe(expected));

  it('lets pictures stand in an address', () => {
    expect(runsCode('data:image/png;base64,AAAA', true)).toBe(false);
    expect(runsCode('data:text/html,x', true)).toBe(true);
  });
});
