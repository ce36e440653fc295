import { expect, it } from 'vitest';
import { errorMessages } from './ErrorBoundary';

it.each([
  [new Error('a'), ['a']],
  [new Error('a', { cause: new Error('b', { cause: 'c' }) }), ['a', 'b', 'c']],
  ['text', ['text']],
  [{ code: 1 }, ['{"code":1}']],
  [null, []],
])('%s → %o', (error, expected) => expect(errorMessages(error)).toEqual(expected));
