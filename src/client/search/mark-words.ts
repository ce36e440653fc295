import { fold, markedRanges } from '../../domain/search/highlight';
import { hashTarget } from '../navigation/hash-target';
import { whenRendered } from '../navigation/page-loader';

/** Name in style sheets: `::highlight(search)`. */
const NAME = 'search';

/** Maximum number of marked places. */
const MOST = 500;

/** Parts of a page that are no text of it. */
const OTHERS = 'script, style, nav, button, [hidden]';

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Marks the words that a search result shows marked on the page that it leads to, and brings the first one after the
 * anchor into view. They stay until Escape or the next press. Browsers without the CSS Custom Highlight API mark nothing.
 */
export function markWordsOf(result: Element | null, press?: Press): void {
  // The page opens in another tab.
  if (press?.ctrlKey || press?.metaKey || press?.shiftKey) return;
  if (!result || !('highlights' in CSS)) return;
  const marks = Array.from(result.querySelectorAll('mark'), (mark) => fold(mark.textContent));
  const words = [...new Set(marks)].filter(Boolean);
  // Once the page has scrolled to its anchor.
  whenRendered(() => setTimeout(() => requestAnimationFrame(() => mark(words))));
}

function mark(words: readonly string[]): void {
  const main = document.querySelector('main');
  const ranges = main ? rangesOf(main, words) : [];
  if (ranges.length === 0) return;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const anchor = hashTarget(location.hash);
  show(ranges.find((range) => !anchor || range.comparePoint(anchor, 0) < 0) ?? ranges[0]);
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => {
    CSS.highlights.delete(NAME);
    controller.abort();
  };
  for (const event of ['pointerdown', 'popstate']) addEventListener(event, stop, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
}

function rangesOf(main: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.closest(OTHERS)) continue;
    for (const [start, end] of markedRanges(text.data, words)) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Scrolls a range to the middle of the window if it is out of sight. */
function show(range: Range | undefined): void {
  const { top, bottom } = range?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > innerHeight)
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
