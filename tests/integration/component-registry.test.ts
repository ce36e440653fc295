import { expect, it } from 'vitest';
import { COMPONENTS } from '../../src/domain/markdown/registry';
import { components } from '../../src/ui/article/components';

it('renders every component that the compiler leaves to the browser, and no other', () => {
  const live = Object.entries(COMPONENTS).flatMap(([name, kind]) => (kind === 'static' ? [] : [name]));
  expect(Object.keys(components).sort()).toEqual(live.sort());
});
