import { useEffect, useSyncExternalStore } from 'react';
import {
  effectiveMode,
  initialChoice,
  storedChoice,
  THEME_COLORS,
  type ColorChoice,
  type ColorMode,
  type ColorModeConfig,
} from './color-mode';
import { listenItem, readItem, writeItem } from '../browser/storage';
import { STORAGE_KEYS } from '../browser/storage-keys';

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Applies a choice to the page: attributes of the root element and the theme colour. */
function applyChoice(choice: ColorChoice): void {
  const mode = effectiveMode(choice, systemQuery().matches);
  const { dataset } = document.documentElement;
  dataset.themeChoice = choice;
  dataset.theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[mode]);
}

/** The attributes of the root element are the only state; code that needs the mode observes them. */
function subscribeColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  return () => observer.disconnect();
}

/** The reader's choice, which follows other tabs and the system. `prePaintScript` handles presses on the button. */
export function useColorMode(config: ColorModeConfig): ColorChoice {
  const choice = useSyncExternalStore(
    subscribeColorMode,
    () => document.documentElement.dataset.themeChoice as ColorChoice,
    () => initialChoice(config),
  );

  useEffect(() => {
    if (config.disableSwitch) writeItem(STORAGE_KEYS.theme, null);
    return listenItem(STORAGE_KEYS.theme, (value) => applyChoice(storedChoice(value, config)));
  }, [config]);

  useEffect(() => {
    if (!config.respectPrefersColorScheme) return;
    const query = systemQuery();
    const follow = () => {
      if (readItem(STORAGE_KEYS.theme) === null) applyChoice('system');
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [config]);

  return choice;
}

/** The colour mode of the page, for components that cannot follow the style sheet. */
export const useTheme = (): ColorMode =>
  useSyncExternalStore(
    subscribeColorMode,
    () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'),
    () => 'dark',
  );
