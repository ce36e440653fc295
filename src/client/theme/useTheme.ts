import { useSyncExternalStore } from 'react';
import type { ColorMode } from './color-mode';
import { subscribeColorMode } from './useColorMode';

/** The colour mode of the page, for components that cannot follow the style sheet. */
export const useTheme = (): ColorMode =>
  useSyncExternalStore(
    subscribeColorMode,
    () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'),
    () => 'dark',
  );
