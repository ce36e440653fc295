/** Decisions about the colour mode. The DOM work is in `useColorMode.ts` and `pre-paint-script.ts`. */

import type { SiteConfig } from '../../site/schema';

/** The colours that a page shows. */
export type ColorMode = 'light' | 'dark';

/** The choices a reader has. */
export const COLOR_CHOICES = ['system', 'light', 'dark'] as const;

/** A reader's choice. */
export type ColorChoice = (typeof COLOR_CHOICES)[number];

/** The part of the site's configuration that concerns the colour mode. */
export type ColorModeConfig = SiteConfig['colorMode'];

/** Colour of the browser's interface around the page: `--bg` of `tokens.css`. */
export const THEME_COLORS: Record<ColorMode, string> = { dark: '#0d1c20', light: '#f7f1e5' };

/** The choice that a stored value means; an unknown value counts as light. */
export function storedChoice(value: string | null, config: ColorModeConfig): ColorChoice {
  if (value === null || config.disableSwitch) return initialChoice(config);
  return value === 'dark' ? 'dark' : 'light';
}

/** The choice of a reader who has not made one. */
export const initialChoice = (config: ColorModeConfig): ColorChoice =>
  config.respectPrefersColorScheme ? 'system' : config.defaultMode;

/** The mode that a choice results in. */
export function effectiveMode(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The choice after a press on the button: dark ↔ light, or system → light → dark → system. */
export function nextChoice(choice: ColorChoice, config: ColorModeConfig): ColorChoice {
  if (!config.respectPrefersColorScheme) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}
