/** Decisions about the colour mode; what touches the page is in `useColorMode.ts` and `pre-paint-script.ts`. */

/** What a page looks like. */
export type ColorMode = 'light' | 'dark';

/** What a reader can ask for. */
export const COLOR_CHOICES = ['system', 'light', 'dark'] as const;

/** What the reader asked for. */
export type ColorChoice = (typeof COLOR_CHOICES)[number];

/** The part of the site's configuration that concerns the colour mode. */
export interface ColorModeConfig {
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

/** Colour of the browser's own frame around the page: `--bg` of `tokens.css`. */
export const THEME_COLORS: Record<ColorMode, string> = { dark: '#0d1c20', light: '#f7f1e5' };

/** The choice a stored value stands for; anything unknown counts as light. */
export function storedChoice(value: string | null, config: ColorModeConfig): ColorChoice {
  if (value === null || config.disableSwitch) return initialChoice(config);
  return value === 'dark' ? 'dark' : 'light';
}

/** The choice of a reader who made none. */
export const initialChoice = (config: ColorModeConfig): ColorChoice =>
  config.respectPrefersColorScheme ? 'system' : config.defaultMode;

/** The mode a choice leads to. */
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
