import enLabels from '../../src/i18n/locales/en/content.json';
import zhLabels from '../../src/i18n/locales/zh-Hans/content.json';
import { LANGUAGES } from '../support/site-page';
import { expect, test } from './test';

/** What texts hold: pictures, tabs, code, live code, diagrams. The sheet shows each. */

const SHEET = '/test2/';
const LABELS = { 'zh-Hans': zhLabels, en: enLabels };

for (const { lang, prefix } of LANGUAGES) {
  test(`a picture fills the window and goes back (${lang})`, async ({ tab }) => {
    await tab.open(prefix + SHEET);
    const picture = 'main [data-zoomable]';
    const zoomed = 'dialog[open] .zoom-frame';
    const atRest = (): Promise<boolean> =>
      tab.select(zoomed, ([frame]) =>
        (frame?.getAnimations() ?? []).some(({ playState }) => playState === 'finished'),
      );
    await tab.click(picture);
    await tab.expectVisible(zoomed).toBe(1);
    await expect.poll(atRest).toBe(true);
    const gap = await tab.select(zoomed, ([frame]) => {
      const { width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
      return Math.min(innerWidth - width, innerHeight - height);
    });
    expect(gap).toBeLessThan(2);
    await tab.press('Escape');
    await tab.expectVisible(zoomed).toBe(0);
    await tab.expectFocused(picture);
    await tab.press('Enter');
    await tab.expectVisible(zoomed).toBe(1);
    await expect.poll(atRest).toBe(true);
    await tab.clickAt({ x: 3, y: 3 });
    await tab.expectVisible(zoomed).toBe(0);
  });

  test(`code is copied, or it is said that it could not be (${lang})`, async ({ tab }) => {
    const labels = LABELS[lang].code;
    await tab.open(prefix + SHEET);
    const copy = 'figure.code .copy';
    await tab.expectAttribute(copy, 'aria-label').toBe(labels.copy);
    await tab.click(copy);
    await tab
      .expectAttribute(copy, 'aria-label')
      .toMatch(new RegExp(`^(${labels.copied}|${labels.copyFailed})$`));
    const said = await tab.select(copy, ([button]) => button?.getAttribute('aria-label') ?? '');
    await tab.expectVisible(`//*[@role="status"][contains(., "${said}")]`).toBeGreaterThan(0);
    await tab.expectAttribute(copy, 'aria-label').toBe(labels.copy);
  });

  test(`diagrams are drawn in the colours of the page (${lang})`, async ({ tab }) => {
    await tab.open(prefix + SHEET);
    await tab.select('#mermaid', ([heading]) => heading?.scrollIntoView({ behavior: 'instant' }));
    await tab.expectVisible('figure[data-diagram=dark] svg').toBeGreaterThan(1);
    const size = await tab.select('figure[data-diagram] svg', ([drawing]) => {
      const { width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
      return { width, height, words: drawing?.textContent.trim() ?? '' };
    });
    expect(size.width).toBeGreaterThan(100);
    expect(size.height).toBeGreaterThan(30);
    expect(size.words).not.toBe('');
    // By key: the bar may be out of the way.
    await tab.focus('header button[aria-label^="切换深色"], header button[aria-label^="Switch b"]');
    await tab.press('Enter');
    await tab.expectVisible('figure[data-diagram=light] svg').toBeGreaterThan(1);
    await tab.expectVisible('figure[data-diagram=dark]').toBe(0);
  });

  test(`live code runs, is pressed and edited (${lang})`, async ({ tab }) => {
    await tab.open(prefix + SHEET);
    const frame = 'main iframe';
    await tab.select('#live', ([heading]) => heading?.scrollIntoView({ behavior: 'instant' }));
    await tab.expectVisible(frame).toBeGreaterThan(0);
    await tab.expectText('button', 0).toMatch(/0$/);
    // What is above takes its place first.
    await tab.expectVisible('//*[@role="alert"]').toBeGreaterThan(0);
    const inside = await tab.select(
      'button',
      ([button]) => {
        const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      },
      { frame: 0 },
    );
    await tab.hover(frame);
    const { left, top } = await tab.select(frame, ([element]) => {
      const box = element?.getBoundingClientRect();
      return { left: box?.left ?? 0, top: box?.top ?? 0 };
    });
    await tab.clickAt({ x: Math.round(left + inside.x), y: Math.round(top + inside.y) });
    await tab.expectText('button', 0).toMatch(/1$/);
    const editor = 'main textarea';
    await tab.fill(editor, '() => <h3>{6 * 7}</h3>');
    await tab.expectText('h3', 0).toBe('42');
    await tab.fill(editor, '() => parent.document.title');
    await tab.expectAttribute('[data-outcome]', 'data-outcome').toBe('failed');
  });
}

test('tabs of a group switch together, by pointer and keyboard, and are kept', async ({ tab }) => {
  const list = (index: number) => `(//*[@role="tablist"])[${String(index)}]`;
  const [low, other] = [`${list(2)}/*[2]`, `${list(3)}/*[.="Low water"]`];
  await tab.open(`/en${SHEET}`);
  await tab.click(low);
  await tab.expectAttribute(low, 'aria-selected').toBe('true');
  await tab.expectAttribute(other, 'aria-selected').toBe('true');
  await tab.expectVisible('//*[@role="tabpanel"][contains(., "The pools are open.")]').toBe(1);
  await tab.expectAddress(`/en${SHEET}?tide=low`);
  await tab.press('ArrowLeft');
  await tab.expectFocused(`${list(2)}/*[1]`);
  await tab.press('Enter');
  await tab.expectAttribute(low, 'aria-selected').toBe('false');
  await tab.expectAttribute(other, 'aria-selected').toBe('false');
  await tab.click(low);
  await tab.open(`/en${SHEET}`);
  await tab.expectAttribute(low, 'aria-selected').toBe('true');
});
