import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Contrast of the colours in `tokens.css`, computed according to WCAG 2. */

type Color = [red: number, green: number, blue: number];
type Tokens = Record<string, string>;

const css = readFileSync('src/styles/tokens.css', 'utf8');

const declarations = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** The declarations of the rule with a selector. */
function rule(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  return declarations(css.slice(start, css.indexOf('}', start)));
}

const dark = rule(':root');
const SURFACES: Record<string, Tokens> = {
  dark,
  light: { ...dark, ...rule("html[data-theme='light']") },
  ink: { ...dark, ...rule("[data-surface='ink']") },
  'ink in light': { ...dark, ...rule("html[data-theme='light']"), ...rule("[data-surface='ink']") },
};

/** The colour of a token over an opaque background. */
function color(tokens: Tokens, name: string, under: Color = [0, 0, 0]): Color {
  const value = tokens[name] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return color(tokens, reference, under);
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return hex.slice(1).map((digits) => parseInt(digits, 16)) as Color;
  const [red = NaN, green = NaN, blue = NaN, percent = NaN] = value.match(/\d+/g)?.map(Number) ?? [];
  return mix([red, green, blue], under, percent / 100);
}

const mix = (over: Color, under: Color, part: number): Color =>
  over.map((channel, index) => channel * part + (under[index] ?? 0) * (1 - part)) as Color;

function luminance(rgb: Color): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Color, b: Color): number {
  const [light = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dim + 0.05);
}

const HUES = ['hue-note', 'hue-tip', 'hue-info', 'hue-warning', 'hue-danger'];
const CODE = 'text comment keyword string number function type property punctuation'
  .split(' ')
  .map((name) => `code-${name}`);

describe.each(Object.entries(SURFACES))('%s', (name, tokens) => {
  const expectContrast = (text: string, under: Color, least: number, where: string) => {
    expect(contrast(color(tokens, text), under), `${text} on ${where}`).toBeGreaterThanOrEqual(least);
  };
  const backgrounds = name.startsWith('ink') ? ['bg'] : ['bg', 'surface', 'sunken', 'raised'];

  it.each(backgrounds)('text is readable on %s', (background) => {
    const under = color(tokens, background);
    for (const text of ['text', 'text-soft']) expectContrast(text, under, 7, background);
    for (const text of ['muted', 'accent', 'accent-strong', 'warm'])
      expectContrast(text, under, 4.5, background);
    const washed = color(tokens, 'accent-wash', under);
    for (const text of ['text', 'accent']) expectContrast(text, washed, 4.5, `accent-wash on ${background}`);
  });

  if (name.startsWith('ink')) return;

  it('buttons, selections and marks are readable', () => {
    expectContrast('on-accent', color(tokens, 'accent'), 4.5, 'accent');
    expectContrast('on-accent', color(tokens, 'accent-strong'), 4.5, 'accent-strong');
    expectContrast('text', color(tokens, 'selection', color(tokens, 'bg')), 7, 'selection');
  });

  it('admonitions are readable', () => {
    const under = color(tokens, 'bg');
    for (const hue of HUES) {
      const background = mix(color(tokens, hue), under, 0.08);
      expectContrast('text', background, 7, hue);
      expectContrast('accent', background, 4.5, hue);
      expectContrast(hue, background, 4.5, `its own wash`);
      expectContrast(hue, under, 4.5, 'bg');
    }
  });

  it('code is readable, on marked lines too', () => {
    const plain = color(tokens, 'code-bg');
    const marked = ['add', 'remove', 'highlight', 'error'].map((mark) => `code-${mark}`);
    // Titles above the code.
    expectContrast('muted', plain, 4.5, 'code-bg');
    for (const text of CODE) {
      expectContrast(text, plain, 4.5, 'code-bg');
      for (const mark of marked) expectContrast(text, color(tokens, mark, plain), 4.5, mark);
    }
    for (const [mark, sign] of [
      ['code-add', 'hue-tip'],
      ['code-remove', 'hue-danger'],
      ['code-error', 'hue-danger'],
    ] as const) {
      expectContrast(sign, color(tokens, mark, plain), 3, mark);
    }
  });

  it('lines of controls can be told from what is under them', () => {
    expectContrast('accent', color(tokens, 'bg'), 3, 'bg (focus ring)');
  });
});
