import { describe, expect, it } from 'vitest';
import { frameMessage } from './live-protocol';

describe('frameMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'shown', run: 3 }],
    [{ type: 'failed', run: 1, message: 'no' }],
    [{ type: 'height', height: 40 }],
  ])('accepts %j', (message) => expect(frameMessage(message)).toEqual(message));

  it('drops what it does not know', () => {
    expect(frameMessage({ type: 'ready', extra: 1 })).toEqual({ type: 'ready' });
  });

  it.each([
    [null],
    ['ready'],
    [{ type: 'run', code: 'x' }],
    [{ type: 'shown' }],
    [{ type: 'failed', run: 1 }],
    [{ type: 'height', height: Infinity }],
    [{ type: 'height', height: '40' }],
  ])('ignores %j', (message) => expect(frameMessage(message)).toBeNull());
});
