import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effectiveMode, nextChoice, storedChoice, THEME_COLORS, type ColorModeConfig } from './color-mode';

const fixed: ColorModeConfig = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const system: ColorModeConfig = { ...fixed, respectPrefersColorScheme: true };
const disabled: ColorModeConfig = { ...fixed, disableSwitch: true };

describe('storedChoice', () => {
  it.each([
    ['dark', fixed, 'dark'],
    ['light', fixed, 'light'],
    ['purple', fixed, 'light'],
    [null, fixed, 'dark'],
    [null, system, 'system'],
    ['light', disabled, 'dark'],
  ] as const)('%s → %#', (value, config, expected) => expect(storedChoice(value, config)).toBe(expected));
});

describe('nextChoice', () => {
  it.each([
    ['dark', fixed, 'light'],
    ['light', fixed, 'dark'],
    ['system', fixed, 'dark'],
    ['system', system, 'light'],
    ['light', system, 'dark'],
    ['dark', system, 'system'],
  ] as const)('%s → %#', (choice, config, expected) => expect(nextChoice(choice, config)).toBe(expected));
});

describe('effectiveMode', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s, system dark %s: %s', (choice, systemIsDark, expected) => {
    expect(effectiveMode(choice, systemIsDark)).toBe(expected);
  });
});

describe('THEME_COLORS', () => {
  it('are the backgrounds of the style sheet', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    const [dark = '', light = ''] = css.split("html[data-theme='light']");
    const background = (block: string): string | undefined => {
      const name = /--bg: var\((--[\w-]+)\)/.exec(block)?.[1] ?? '';
      return new RegExp(`${name}: (#\\w+)`).exec(css)?.[1];
    };
    expect({ dark: background(dark), light: background(light) }).toEqual(THEME_COLORS);
  });
});
