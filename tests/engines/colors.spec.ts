import sharp from 'sharp';
import { LANGUAGES, MODES } from '../support/site-page';
import { expect, test, type Tab } from './test';

/** Colours: the site's mode is the reader's choice, and drawings follow it, whatever the system prefers. */

const POST = '/blog/Hydration';
const DRAWING = 'main img[src*="timeline"]';
const GROUND = { dark: '#12252a', light: '#f6f1e7' };

/** Colour of a place of the window. */
async function colorAt(tab: Tab, { x, y }: { x: number; y: number }): Promise<string> {
  const png = sharp(await tab.screenshot());
  const { width } = await png.metadata();
  const scale = width / (await tab.evaluate(() => innerWidth));
  const area = { left: Math.round(x * scale), top: Math.round(y * scale), width: 1, height: 1 };
  const { data } = await png.extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex', 0, 3)}`;
}

for (const { lang, prefix, text } of LANGUAGES) {
  const button = `header button[aria-label^="${text.color.switch.slice(0, 8)}"]`;

  test(`the button switches the mode, which is kept (${lang})`, async ({ tab }) => {
    await tab.open(`${prefix}/`);
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await tab.expectAttribute('html', 'data-theme').toBe(mode);
      await tab.expectAttribute(button, 'title').toBe(text.color[mode]);
      expect(await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(mode);
      await tab.click(button);
    }
    await tab.expectAttribute('html', 'data-theme').toBe('light');
    expect(await tab.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await tab.reload();
    await tab.expectAttribute('html', 'data-theme').toBe('light');
  });
}

for (const mode of MODES) {
  test(`drawings follow the page, not the system (${mode})`, async ({ tab }) => {
    await tab.load('/robots.txt');
    await tab.evaluate((value) => localStorage.setItem('theme', value), mode);
    await tab.open(POST);
    await tab.select(DRAWING, ([drawing]) =>
      drawing?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const corner = (): Promise<{ x: number; y: number }> =>
      tab.select(DRAWING, ([drawing]) => {
        const { x, y, width, height } = drawing?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + width / 2, y: y + height * 0.05 };
      });
    await expect.poll(async () => colorAt(tab, await corner())).toBe(GROUND[mode]);
  });
}
