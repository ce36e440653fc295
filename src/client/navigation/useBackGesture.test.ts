import { expect, it } from 'vitest';
import { undoStep } from './useBackGesture';

it.each([
  ['back', { key: '200' }, { key: '100' }, 1],
  ['back to the first entry', { key: '200' }, null, 1],
  ['back to the router’s first entry', { key: '200' }, { key: 'initial' }, 1],
  ['forward', { key: '100' }, { key: '200' }, -1],
  ['forward from the router’s first entry', { key: 'initial' }, { key: '200' }, -1],
  ['forward from the first entry', null, { key: '200' }, -1],
] as const)('undoes %s', (_, from, to, expected) => {
  expect(undoStep(from, to)).toBe(expected);
});
