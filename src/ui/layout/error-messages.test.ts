import { expect, it } from 'vitest';
import { errorMessages } from './error-messages';

const circular = new Error('a');
circular.cause = new Error('b', { cause: circular });

it.each([
  [new Error('a'), ['a']],
  [new Error('a', { cause: new Error('b', { cause: 'c' }) }), ['a', 'b', 'c']],
  ['text', ['text']],
  [{ code: 1 }, ['{"code":1}']],
  [circular, ['a', 'b']],
  [null, []],
])('%s → %o', (error, expected) => expect(errorMessages(error)).toEqual(expected));
