import type { InputSource, PointerAction, Session } from './session';
import { expect } from '@playwright/test';

/** Characters that stand for keys in WebDriver. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
} as const;

/** Name of a key that writes nothing. */
export type Key = keyof typeof KEYS;

interface Place {
  x: number;
  y: number;
}

/**
 * In the page: the visible or hidden elements that a CSS selector or an XPath, which begins with `/` or `(`, names.
 */
const FIND = `(selector) => {
  if (!/^[(/]/.test(selector)) return [...document.querySelectorAll(selector)];
  const found = document.evaluate(selector, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index));
}`;

/**
 * In the page: the middle of an element, in sight, at rest and not covered; null until then.
 */
async function middle([element]: HTMLElement[]): Promise<Place | null> {
  if (element === undefined) return null;
  const inside = ({ top, bottom, left, right }: DOMRect): boolean =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!inside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const now = element.getBoundingClientRect();
  // Between the lines of a link there is nothing to press.
  const [line] = element.getClientRects();
  if (before.x !== now.x || before.y !== now.y || line === undefined) return null;
  const { x, y, width, height } = line;
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(place.x, place.y);
  return element.contains(top) ? place : null;
}

/** A tab of an engine, with what readers do in it. Elements are named by CSS selectors, or by XPath. */
export class Tab {
  constructor(
    private readonly session: Session,
    private readonly origin: string,
  ) {}

  /** Opens an address of the site. */
  async load(path: string): Promise<void> {
    await this.session.navigate(this.origin + path);
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.hydrated();
  }

  /** Loads the page again and waits until its scripts have taken over. */
  async reload(): Promise<void> {
    await this.session.reload();
    await this.hydrated();
  }

  /** Waits until the scripts of the page have taken over. */
  async hydrated(): Promise<void> {
    await this.expectAttribute('html', 'data-has-hydrated').toBe('true');
  }

  /** Calls a function in the page; what goes in and out is JSON. */
  async evaluate<Result, Args extends unknown[]>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const source = `async (json) => JSON.stringify((await (${fn.toString()})(...JSON.parse(json))) ?? null)`;
    return JSON.parse(await this.session.call(source, JSON.stringify(args))) as Result;
  }

  /** Calls a function in the page, or in one of its frames, with the elements that a selector names. */
  async select<Result, Args extends unknown[]>(
    selector: string,
    fn: (elements: HTMLElement[], ...args: Args) => Result | Promise<Result>,
    { args, frame }: { args?: Args; frame?: number } = {},
  ): Promise<Result> {
    const source = `async (json) => {
      const [selector, ...rest] = JSON.parse(json);
      return JSON.stringify((await (${fn.toString()})((${FIND})(selector), ...rest)) ?? null);
    }`;
    const json = JSON.stringify([selector, ...(args ?? [])]);
    return JSON.parse(await this.session.call(source, json, frame)) as Result;
  }

  /** Path, query and hash in the address bar. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Expects an address in time. */
  async expectAddress(address: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(address);
  }

  /** Text of the first element as it is seen; null without one. */
  async text(selector: string, frame?: number): Promise<string | null> {
    const text = this.select(selector, ([element]) => element?.innerText.trim() ?? null, { frame });
    // A frame may be on its way.
    return frame === undefined ? text : text.catch(() => null);
  }

  /** Expects the text of the first element in time. */
  expectText(selector: string, frame?: number) {
    return expect.poll(() => this.text(selector, frame), { message: selector });
  }

  /** Expects an attribute of the first element in time. */
  expectAttribute(selector: string, name: string) {
    return expect.poll(
      () =>
        this.select(selector, ([element], attribute: string) => element?.getAttribute(attribute) ?? null, {
          args: [name],
        }),
      { message: `${name} of ${selector}` },
    );
  }

  /** Expects in time how many elements can be seen. */
  expectVisible(selector: string) {
    return expect.poll(
      () =>
        this.select(
          selector,
          (elements) =>
            elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
        ),
      { message: `visible ${selector}` },
    );
  }

  /** Expects in time that the first element has the focus. */
  async expectFocused(selector: string): Promise<void> {
    await expect
      .poll(() => this.select(selector, ([element]) => element === document.activeElement), {
        message: `focus on ${selector}`,
      })
      .toBe(true);
  }

  /** Gives an element the focus. */
  async focus(selector: string): Promise<void> {
    await this.select(selector, ([element]) => element?.focus());
    await this.expectFocused(selector);
  }

  /** Moves the pointer over an element, as soon as nothing covers it. */
  async hover(selector: string): Promise<void> {
    await this.point([{ type: 'pointerMove', ...(await this.place(selector)) }]);
  }

  /** Presses an element with the pointer. */
  async click(selector: string): Promise<void> {
    await this.clickAt(await this.place(selector));
  }

  /** Presses a place of the window with the pointer. */
  async clickAt(place: Place): Promise<void> {
    await this.point([
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Presses keys one after the other. */
  async press(...keys: Key[]): Promise<void> {
    await this.keys(keys.map((key) => KEYS[key]));
  }

  /** Types a text. */
  async type(text: string): Promise<void> {
    await this.keys(Array.from(text));
  }

  /** Types a text over what an input or an editor has. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.select(selector, ([field]) => (field as HTMLInputElement | HTMLTextAreaElement).select());
    await this.type(text);
  }

  /** Holds a key and presses a character. */
  async chord(key: Key, character: string): Promise<void> {
    await this.perform({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyDown', value: character },
        { type: 'keyUp', value: character },
        { type: 'keyUp', value: KEYS[key] },
      ],
    });
  }

  /** Goes back in the history. */
  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  /** Sets the size of the window. */
  resize(width: number, height: number): Promise<void> {
    return this.session.resize(width, height);
  }

  /** PNG of the window. */
  screenshot(): Promise<Buffer> {
    return this.session.screenshot();
  }

  /** Where an element can be pressed. */
  private async place(selector: string): Promise<Place> {
    const found: (Place | null)[] = [];
    const look = async (): Promise<Place | null> => {
      found.push(await this.select(selector, middle));
      return found.at(-1) ?? null;
    };
    await expect.poll(look, { message: `a place to press ${selector}` }).not.toBeNull();
    const place = found.at(-1);
    if (!place) throw new Error(`Nothing to press: ${selector}`);
    return place;
  }

  private keys(values: string[]): Promise<void> {
    return this.perform({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  }

  private point(actions: PointerAction[]): Promise<void> {
    return this.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  private perform(source: InputSource): Promise<void> {
    return this.session.perform([source]);
  }
}
