import { describe, expect, it } from 'vitest';
import { mayPrefetch } from './prefetch';

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%o → %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });

  it('waits for the network', () => {
    expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false);
  });
});
