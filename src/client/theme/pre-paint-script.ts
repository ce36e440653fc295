import { COLOR_CHOICES, nextChoice, THEME_COLORS, type ColorModeConfig } from './color-mode';
import { STORAGE_KEYS } from '../browser/storage-keys';

/** Inputs of the script. */
export interface PrePaintConfig {
  colorMode: ColorModeConfig;
  /** Id of the current announcement; null without one. */
  announcementId: string | null;
}

/**
 * The script that runs before the first paint. It puts the colour mode (with its colour in the tag above), a dismissed
 * announcement and "scripts run here" on the root element, so that nothing flashes or moves later. It also handles
 * presses until other scripts listen: a button with `data-color-switch` changes the mode, a button whose
 * `aria-controls` names a dialog opens it, and a press on a button of a dialog that is not loaded yet is kept until it
 * can be repeated (see `repeatEarlyPress`); the last press wins. `?tidepool-theme=light` overrides the stored mode for
 * one page view, `?tidepool-data-x=y` sets `data-x` (for screenshots and embedding).
 * @returns JavaScript without `<`, fit for an inline `<script>`.
 */
export function prePaintScript({ colorMode, announcementId }: PrePaintConfig): string {
  const values = {
    k: STORAGE_KEYS.theme,
    c: THEME_COLORS,
    d: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    s: !colorMode.disableSwitch,
    n: Object.fromEntries(COLOR_CHOICES.map((choice) => [choice, nextChoice(choice, colorMode)])),
    ...(announcementId !== null && {
      a: announcementId,
      i: STORAGE_KEYS.announcementId,
      o: STORAGE_KEYS.announcementDismissed,
    }),
  };
  const script = SCRIPT.replace('/* announcement */', announcementId === null ? '' : ANNOUNCEMENT);
  return `(${withoutSpaces(script)})(${JSON.stringify(values)});`.replaceAll('<', '\\u003c');
}

/** Removes the spaces that a script does not need, except in quotes. Every statement ends with `;` or `}`. */
const withoutSpaces = (script: string): string =>
  script.replace(/'[^']*'|\s*([=?:&|!{}(),;+]|\n)\s*/g, (text, sign?: string) => sign?.trim() ?? text);

const ANNOUNCEMENT = `
if (get(v.i) === v.a && get(v.o) === 'true') data.announcementDismissed = '';`;

// Kept as text, because compiled code would depend on helpers that are not loaded yet. `get` never throws.
const SCRIPT = `function (v) {
var root = document.documentElement, data = root.dataset, query = new URLSearchParams(location.search), meta = document.querySelector('[name=theme-color]');
function get(key) { try { return localStorage.getItem(key) } catch (e) { return null } }
function show(choice) {
var mode = choice !== 'system' ? choice : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
data.themeChoice = choice;
data.theme = mode;
meta.content = v.c[mode];
}
data.js = '';
var known = v.s ? query.get('tidepool-theme') || get(v.k) : null;
show(known === null ? v.d : known === 'dark' ? 'dark' : 'light');
addEventListener('click', function (event) {
var button = event.target.closest('button');
if (!button) return;
if ('colorSwitch' in button.dataset) {
var choice = v.n[data.themeChoice];
show(choice);
try { choice === 'system' ? localStorage.removeItem(v.k) : localStorage.setItem(v.k, choice) } catch (e) {}
return;
}
var dialog = document.getElementById(button.getAttribute('aria-controls'));
var opens = dialog && dialog.showModal;
if (opens && !dialog.open) dialog.showModal();
if (opens || button.hasAttribute('aria-haspopup')) window.earlyPress = opens ? undefined : button;
}, true);
/* announcement */
query.forEach(function (value, key) {
var match = /^tidepool-data-([a-z][a-z-]*)$/.exec(key);
if (match) root.setAttribute('data-' + match[1], value);
});
}`;
