import { expect, it } from 'vitest';
import type { PageScroll } from '../navigation/scroll-guard';
import { backToTopAfterScroll } from './useBackToTop';

const page: PageScroll = {
  scrollY: 900,
  previousY: 1000,
  isJump: false,
  viewportHeight: 800,
  pageHeight: 4000,
};

it.each<[string, Partial<PageScroll>, boolean | null]>([
  ['scrolling up shows', {}, true],
  ['scrolling down hides', { previousY: 800 }, false],
  ['the first event is ignored', { previousY: null }, null],
  ['near the top it hides', { scrollY: 299 }, false],
  ['from the threshold on it shows', { scrollY: 300 }, true],
  ['at the very bottom it hides', { scrollY: 3200, previousY: 3300 }, false],
  ['a jump to an anchor hides', { isJump: true }, false],
])('%s', (_, change, expected) => expect(backToTopAfterScroll({ ...page, ...change })).toBe(expected));
