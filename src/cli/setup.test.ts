import { describe, expect, it } from 'vitest';
import { isInstalled } from './setup.mjs';

describe('isInstalled', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  };

  it.each([
    ['everything', { 'node_modules/a': { version: '1.0.0' } }, true],
    [
      'more than asked for',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
      true,
    ],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    [
      'another version of an optional package',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/only-elsewhere': { version: '2.0.0' } },
      false,
    ],
    ['nothing', {}, false],
  ])('with %s installed', (_what, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });

  it('takes a record it does not know for nothing', () => expect(isInstalled(lock, {})).toBe(false));
});
