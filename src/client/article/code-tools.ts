import {
  CODE_BUTTON_CLASS,
  CODE_CLASS,
  LINE_CLASS,
  REMOVED_CLASS,
  WRAP_CLASS,
} from '../../domain/markdown/code-classes';
import { writeClipboard } from '../browser/clipboard';
import { copiedText } from './code-copy';

/**
 * The buttons of code blocks. The compiler writes them into each block's HTML, and these listeners on the document
 * serve all of them, so a page with many blocks has no more script than one with none.
 */

/** Milliseconds that a button shows the result of a press. */
const FEEDBACK = 1000;

const blockOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(`.${CODE_CLASS}`);

/** Whether a block's lines are longer than it is wide. */
const overflows = (pre: Element): boolean => pre.scrollWidth > pre.clientWidth;

/** Shows the wrap button where it has an effect: when lines are too long, or are wrapped already. */
function updateWrap(pre: Element): void {
  const block = blockOf(pre);
  const button = block?.querySelector<HTMLElement>(`.${WRAP_CLASS}`);
  // A block in a closed tab or section has no size yet. It is checked again when it gets one.
  if (block && button && pre.clientWidth > 0) button.hidden = !('wrap' in block.dataset) && !overflows(pre);
}

let sizes: ResizeObserver | null = null;

/** What the keyboard scrolls in a text, written for readers without scripts as if it always could. */
const SCROLLED = 'pre[tabindex], .table-scroll, .katex-display, [data-diagram] > [role]';

/**
 * Checks the code blocks, tables and formulas of the current page, and again whenever their sizes change: Tab stops
 * where there is something to scroll.
 */
export function observeScrolled(): void {
  sizes?.disconnect();
  sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      updateWrap(target);
      if (target instanceof HTMLElement) target.tabIndex = overflows(target) ? 0 : -1;
    }
  });
  for (const box of document.querySelectorAll<HTMLElement>(SCROLLED)) {
    // What has no size, in a closed section, is measured when it gets one.
    box.tabIndex = -1;
    sizes.observe(box);
  }
}

function toggleWrap(button: Element): void {
  const block = blockOf(button);
  const pre = block?.querySelector('pre');
  if (!block || !pre) return;
  const isWrapped = block.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(isWrapped));
  updateWrap(pre);
}

/** The text a block's copy button copies. */
function textOf(block: HTMLElement): string {
  const lines = [...block.querySelectorAll(`.${LINE_CLASS}`)];
  if (lines.length === 0) return block.querySelector('pre')?.textContent ?? '';
  return copiedText(
    lines.map((line) => ({
      text: line.textContent.replace(/\n$/, ''),
      isRemoved: line.classList.contains(REMOVED_CLASS),
    })),
    block.dataset.language ?? '',
  );
}

let announcer: HTMLElement | null = null;

/** Announces a text to screen readers. The live region must exist before its text changes. */
function announce(text: string): void {
  if (announcer) announcer.textContent = text;
}

async function copy(button: HTMLElement): Promise<void> {
  const block = blockOf(button);
  if (!block || 'state' in button.dataset) return;
  const isDone = await writeClipboard(textOf(block));
  const { done = '', failed = '' } = button.dataset;
  const label = button.getAttribute('aria-label') ?? '';
  const result = isDone ? done : failed;
  button.dataset.state = isDone ? 'done' : 'failed';
  button.setAttribute('aria-label', result);
  announce(result);
  setTimeout(() => {
    delete button.dataset.state;
    button.setAttribute('aria-label', label);
    announce('');
  }, FEEDBACK);
}

/** Starts serving the buttons of every code block of every page. */
export function startCodeTools(): void {
  announcer = document.createElement('div');
  announcer.className = 'visually-hidden';
  announcer.setAttribute('role', 'status');
  document.body.append(announcer);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(`.${CODE_BUTTON_CLASS}`);
    if (!button) return;
    if (button.classList.contains(WRAP_CLASS)) toggleWrap(button);
    else void copy(button);
  });
}
