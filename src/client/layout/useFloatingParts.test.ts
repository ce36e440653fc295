import { describe, expect, it } from 'vitest';
import {
  backToTopAfterScroll,
  jumpAfterScroll,
  navbarAfterScroll,
  type PageScroll,
} from './useFloatingParts';

const page: PageScroll = {
  scrollY: 500,
  previousY: 400,
  isJump: false,
  viewportHeight: 800,
  pageHeight: 4000,
};

describe('navbarAfterScroll', () => {
  it.each<[string, Partial<PageScroll>, boolean | null]>([
    ['scrolling down hides', {}, false],
    ['standing still counts as down', { previousY: 500 }, false],
    ['scrolling up shows', { previousY: 600 }, true],
    ['within its own height it shows', { scrollY: 59, previousY: 10 }, true],
    ['from its own height on it hides', { scrollY: 60, previousY: 10 }, false],
    ['rubber band above the top shows', { scrollY: -20, previousY: 0 }, true],
    ['a jump to an anchor changes nothing', { isJump: true }, null],
    ['a jump within its own height changes nothing', { isJump: true, scrollY: 30 }, null],
    ['a jump to the top shows', { isJump: true, scrollY: 0 }, true],
    ['the first event after a jump from the very top shows', { previousY: 0 }, true],
    ['bouncing back at the bottom changes nothing', { scrollY: 3150, previousY: 3200 }, null],
    ['scrolling up just above the bottom shows', { scrollY: 3139, previousY: 3150 }, true],
  ])('%s', (_, change, expected) => expect(navbarAfterScroll({ ...page, ...change }, 60)).toBe(expected));
});

describe('backToTopAfterScroll', () => {
  const up: PageScroll = { ...page, scrollY: 900, previousY: 1000 };

  it.each<[string, Partial<PageScroll>, boolean | null]>([
    ['scrolling up shows', {}, true],
    ['scrolling down hides', { previousY: 800 }, false],
    ['the first event is ignored', { previousY: null }, null],
    ['near the top it hides', { scrollY: 299 }, false],
    ['from the threshold on it shows', { scrollY: 300 }, true],
    ['at the very bottom it hides', { scrollY: 3200, previousY: 3300 }, false],
    ['a jump to an anchor hides', { isJump: true }, false],
  ])('%s', (_, change, expected) => expect(backToTopAfterScroll({ ...up, ...change })).toBe(expected));
});

describe('jumpAfterScroll', () => {
  const targetAt = (top: number) => ({ getBoundingClientRect: () => ({ top }) }) as Element;

  it.each([
    ['the jump itself', null, 80, 5000, 80],
    ['a page that grew above the target', 80, 80, 5000, 80],
    ['rounding', 80, 80.6, 5000, 80.6],
    ['fonts that arrive', 80, 150, 300, 150],
    ['a reader who is far away at once', 80, -400, 300, null],
    ['a reader going on', 80, 40, 5000, null],
    ['a reader going back', 80, 120, 5000, null],
  ])('%s', (_, top, current, now, expected) => {
    const target = targetAt(current);
    expect(jumpAfterScroll({ target, top, start: 0 }, now)).toEqual(
      expected === null ? null : { target, top: expected, start: 0 },
    );
  });
});
