type DrawingModes = Record<'light' | 'dark', string>;

const DARK = /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)/g;
const LIGHT = /@media\s*\(\s*prefers-color-scheme:\s*light\s*\)/g;

/**
 * A vector graphic with colours for a mode of the system as two, each with those of one mode; null if they are the same.
 * Inside of an `<img>`, WebKit asks the system for the mode and not the page, whose readers choose their own.
 */
export function drawingModes(svg: string): DrawingModes | null {
  const light = svg.replace(DARK, '@media not all').replace(LIGHT, '@media all');
  const dark = svg.replace(DARK, '@media all').replace(LIGHT, '@media not all');
  return light === dark ? null : { light, dark };
}
