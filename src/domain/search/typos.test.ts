import { expect, it } from 'vitest';
import { isOneSlipApart } from './typos';

it.each<[string, string, boolean]>([
  ['suspence', 'suspense', true],
  ['useefect', 'useeffect', true],
  ['useeeffect', 'useeffect', true],
  ['sytsemd', 'systemd', true],
  ['docker', 'docker', false],
  ['docker', 'dock', false],
  ['dockre', 'docker', true],
  ['abcd', 'badc', false],
  ['tide', 'tidal', false],
  ['a', '', true],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneSlipApart(a, b)).toBe(expected);
  expect(isOneSlipApart(b, a)).toBe(expected);
});
