import { describe, expect, it } from 'vitest';
import { nextPhase, type LazyEvent, type LazyPhase } from './lazy-part';

describe('nextPhase', () => {
  it.each<[string, LazyEvent[], LazyPhase]>([
    ['stays until it is near', ['delay'], 'waiting'],
    ['loads quickly without a word', ['near', 'loaded'], 'ready'],
    ['says so when it takes long', ['near', 'delay'], 'slow'],
    ['is ready after a long wait', ['near', 'delay', 'loaded'], 'ready'],
    ['fails', ['near', 'failed'], 'failed'],
    ['fails after a long wait', ['near', 'delay', 'failed'], 'failed'],
    ['tries again', ['near', 'failed', 'retry'], 'loading'],
    ['is ready at the second attempt', ['near', 'failed', 'retry', 'delay', 'loaded'], 'ready'],
    ['does not load again', ['near', 'loaded', 'retry', 'near'], 'ready'],
    ['does not say it is slow once it failed', ['near', 'failed', 'delay'], 'failed'],
  ])('%s', (_, events, expected) => expect(events.reduce(nextPhase, 'waiting')).toBe(expected));
});
