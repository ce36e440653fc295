import { tideLine } from './tide-line';

/** Width and height of a drawn portrait, in CSS pixels. */
const SIZE = 64;

/** Halfway between the colours of the two modes: a picture file cannot see which of them the page has. */
const COLORS = { line: '#6d8d94', accent: '#2b9aa8', warm: '#e0674c' };

/** A square of tide lines that represents an author, as a file of its own. The same key always gives the same picture. */
export const drawPortrait = (key: string): string =>
  tideLine(key, { width: SIZE, height: SIZE, lines: 6, colors: COLORS });
