import { expect, it } from 'vitest';
import { absoluteAddress } from './absolute-address';

const PAGE = 'https://a.example/en/blog/Awk';

it.each([
  ['https://b.example/x?y#z', 'https://b.example/x?y#z'],
  ['//b.example/x', 'https://b.example/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
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
