import { describe, expect, it } from 'vitest';
import { apply } from './page-chunks';

describe('the chunks of pages', () => {
  it('keep the test of what few templates share', () => {
    const shared = { test: () => true, minChunks: 2 };
    const cacheGroups: Record<string, object | false> = { lib: {}, shared };
    apply({ splitChunks: { cacheGroups } });
    expect(cacheGroups).toMatchObject({ lib: false, shared, sharedElsewhere: shared });
  });

  it.each([{}, { splitChunks: {} }, { splitChunks: { cacheGroups: { common: {} } } }])(
    'are not made where Gatsby has other groups: %o',
    (optimization) => {
      expect(() => {
        apply(optimization);
      }).toThrow(/cacheGroups\.shared: has Gatsby changed\? \(src\/gatsby\/internals\/page-chunks\.ts\)/);
    },
  );
});
