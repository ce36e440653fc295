import { tideLine } from './tide-line';

/** Width and height of a drawn portrait, in CSS pixels. */
const SIZE = 64;

/**
 * The page's colours in both modes. Browsers use the mode of the page that shows the picture
 * (https://www.w3.org/TR/css-color-adjust-1/#preferred).
 */
const COLORS =
  '<style>svg{color:#55646a;--accent:#0d6874;--warm:#ab3f26}' +
  '@media(prefers-color-scheme:dark){svg{color:#8aa5ac;--accent:#6fcfd3;--warm:#f4a083}}</style>';

/** A square of tide lines that represents an author, as a separate file. The same key always gives the same picture. */
export function drawPortrait(key: string): string {
  return tideLine(key, { width: SIZE, height: SIZE, lines: 6 }).replace('>', `>${COLORS}`);
}
