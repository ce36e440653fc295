import { THEME_COLORS, type ColorModeConfig } from './color-mode';
import { STORAGE_KEYS } from './storage-keys';

/** What the inline script has to know. */
export interface PrePaintConfig {
  colorMode: ColorModeConfig;
  /** Id of the current announcement; null without one. */
  announcementId: string | null;
}

/**
 * The script that runs before the first paint: it puts the colour mode, a dismissed announcement and "scripts run
 * here" on the root element, so that nothing flashes or moves later, and keeps what opens a dialog when it is pressed
 * (see `repeatEarlyPress`). `?tidepool-theme=light` overrides the stored
 * mode for one page view, `?tidepool-data-x=y` sets `data-x` (for screenshots and embedding).
 * @returns JavaScript without `<`, fit for an inline `<script>`.
 */
export function prePaintScript({ colorMode, announcementId }: PrePaintConfig): string {
  const values = {
    k: STORAGE_KEYS,
    c: THEME_COLORS,
    d: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    s: !colorMode.disableSwitch,
    a: announcementId,
  };
  return `(${SCRIPT})(${JSON.stringify(values)});`.replaceAll('<', '\\u003c');
}

// Kept as text: compiled code would depend on helpers that are not there yet. `get` never throws.
const SCRIPT = `function (v) {
var root = document.documentElement, data = root.dataset, query = new URLSearchParams(location.search);
function get(key) { try { return localStorage.getItem(key) } catch (e) { return null } }
function known(mode) { return mode === null ? v.d : mode === 'dark' ? 'dark' : 'light' }
var choice = v.s ? known(query.get('tidepool-theme') || get(v.k.theme)) : v.d;
var mode = choice !== 'system' ? choice : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
data.js = '';
addEventListener('click', function (event) {
window.earlyPress = event.target.closest('button[aria-haspopup]') || window.earlyPress;
}, true);
data.themeChoice = choice;
data.theme = mode;
var meta = document.querySelector('meta[name="theme-color"]');
if (!meta) {
meta = document.createElement('meta');
meta.name = 'theme-color';
document.head.appendChild(meta);
}
meta.content = v.c[mode];
if (v.a !== null) {
if (get(v.k.announcementId) === v.a) { if (get(v.k.announcementDismissed) === 'true') data.announcementDismissed = '' }
}
query.forEach(function (value, key) {
var match = /^tidepool-data-([a-z][a-z-]*)$/.exec(key);
if (match) root.setAttribute('data-' + match[1], value);
});
}`.replace(/\n/g, ' ');
