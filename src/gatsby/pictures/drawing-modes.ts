/** Colour modes a drawing is published in. */
export type DrawingModes = Record<'light' | 'dark', string>;

const DARK = /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)/g;
const LIGHT = /@media\s*\(\s*prefers-color-scheme:\s*light\s*\)/g;

/**
 * A vector graphic that has colours for a mode of the system, as two that have the colours of one mode each. Inside of an
 * `<img>`, WebKit asks the system for the mode and not the page, whose readers choose their own.
 * @returns Null for a graphic that is the same in both modes.
 */
export function drawingModes(svg: string): DrawingModes | null {
  const light = svg.replace(DARK, '@media not all').replace(LIGHT, '@media all');
  const dark = svg.replace(DARK, '@media all').replace(LIGHT, '@media not all');
  return light === dark ? null : { light, dark };
}
