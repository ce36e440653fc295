import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EndlessLoopError, guardLoops, loopGuard } from './guard-loops';

describe('guardLoops', () => {
  it.each([
    ['while (a) b()', 'while (__step(), a) b()'],
    ['do { a() } while (b)', 'do { a() } while (__step(), b)'],
    ['for (;;) ;', 'for (;__step();) ;'],
    ['for (let i = 0; i < 3; i++) a(i)', 'for (let i = 0;__step(),  i < 3; i++) a(i)'],
    ['for (const f = () => { a; }; b;) c()', 'for (const f = () => { a; };__step(),  b;) c()'],
    ['for (const a of b) c(a)', 'for (const a of b) c(a)'],
    ['for (const k in b) { while (k) {} }', 'for (const k in b) { while (__step(), k) {} }'],
    ['a.while(b); a?.for(c)', 'a.while(b); a?.for(c)'],
    [
      '"while (a)"; /while (a)/; `while (${b}) for (;;)`',
      '"while (a)"; /while (a)/; `while (${b}) for (;;)`',
    ],
    ['// while (a)\nb', '// while (a)\nb'],
  ])('%s', (code, expected) => expect(guardLoops(code)).toBe(expected));
});

describe('loopGuard', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets long work with breaks go on', () => {
    const step = loopGuard(100);
    for (let turn = 0; turn < 5000; turn++) {
      step();
      if (turn % 10 === 0) vi.advanceTimersByTime(50);
    }
    expect(performance.now()).toBeGreaterThan(20_000);
  });

  it('ends work without a break, and at once when it is tried again', () => {
    const step = loopGuard(100);
    const start = performance.now();
    let turns = 0;
    // Time passes without a break, in which no timer can run.
    vi.spyOn(performance, 'now').mockImplementation(() => start + turns * 0.1);
    const work = () => {
      for (;;) {
        step();
        turns += 1;
      }
    };
    expect(work).toThrow(EndlessLoopError);
    expect(turns).toBeGreaterThan(1000);
    expect(turns).toBeLessThan(2000);
    turns = 0;
    expect(work).toThrow(EndlessLoopError);
    expect(turns).toBe(0);
    vi.restoreAllMocks();
  });
});
