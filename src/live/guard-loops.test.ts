import { describe, expect, it } from 'vitest';
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
  it('lets long work go on as long as it makes breaks', () => {
    let time = 0;
    let end = (): void => undefined;
    const step = loopGuard(
      100,
      () => time,
      (then) => (end = then),
    );
    for (let turn = 0; turn < 5000; turn++) {
      step();
      if (turn % 10 === 0) {
        time += 50;
        end();
      }
    }
    expect(time).toBe(25_000);
  });

  it('ends work without a break, and at once when it is tried again', () => {
    let time = 0;
    const step = loopGuard(
      100,
      () => time,
      () => undefined,
    );
    let turns = 0;
    const work = () => {
      for (;;) {
        step();
        turns += 1;
        time += 0.1;
      }
    };
    expect(work).toThrow(EndlessLoopError);
    expect(turns).toBeGreaterThan(1000);
    expect(turns).toBeLessThan(2000);
    turns = 0;
    expect(work).toThrow(EndlessLoopError);
    expect(turns).toBe(0);
  });
});
