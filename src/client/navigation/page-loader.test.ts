import { describe, expect, it } from 'vitest';
import { judge, type LoadedPage, type Verdict } from './page-loader';

const page = (hash?: string): LoadedPage => ({ page: { webpackCompilationHash: hash } });

describe('judge', () => {
  it.each<[string, LoadedPage | undefined, string | undefined, Verdict]>([
    ['the same compilation', page('a'), 'a', 'show'],
    ['another compilation', page('b'), 'a', 'reload'],
    ['compilation unknown: offline', page(''), 'a', 'show'],
    ['no compilation: development', page(), undefined, 'show'],
    ['nothing loaded', undefined, 'a', 'failed'],
    ['failed', { status: 'error', error: new Error('chunk') }, 'a', 'failed'],
  ])('%s', (_, result, hash, expected) => {
    expect(judge(result, hash)).toBe(expected);
  });
});
