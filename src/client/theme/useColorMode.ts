import { useEffect, useSyncExternalStore } from 'react';
import {
  effectiveMode,
  initialChoice,
  storedChoice,
  THEME_COLORS,
  type ColorChoice,
  type ColorModeConfig,
} from './color-mode';
import { listenItem, readItem, writeItem } from '../browser/storage';
import { STORAGE_KEYS } from '../browser/storage-keys';

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts a choice on the page: attributes of the root element and the colour of the browser's frame. */
function applyChoice(choice: ColorChoice): void {
  const mode = effectiveMode(choice, systemQuery().matches);
  const { dataset } = document.documentElement;
  dataset.themeChoice = choice;
  dataset.theme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[mode]);
}

/** The attributes of the root element are the only state: whoever needs the mode watches them. */
export function subscribeColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  return () => observer.disconnect();
}

/** The reader's choice, which follows other tabs and the system. To be used by the button, whose presses `prePaintScript` hears. */
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
