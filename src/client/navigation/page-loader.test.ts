import { describe, expect, it } from 'vitest';
import { outcomeOf, type LoadedPage, type Outcome } from './page-loader';

const page = (hash?: string): LoadedPage => ({ page: { webpackCompilationHash: hash } });

describe('outcomeOf', () => {
  it.each<[string, LoadedPage | undefined, string | undefined, Outcome]>([
    ['the same compilation', page('a'), 'a', 'show'],
    ['another compilation', page('b'), 'a', 'reload'],
    ['compilation unknown: offline', page(''), 'a', 'show'],
    ['no compilation: development', page(), undefined, 'show'],
    ['nothing loaded', undefined, 'a', 'failed'],
    ['failed', { status: 'error', error: new Error('chunk') }, 'a', 'failed'],
  ])('%s', (_, result, hash, expected) => expect(outcomeOf(result, hash)).toBe(expected));
});
