const adopted = new Set<string>();

/** Adds a style sheet to the document, once. Scripts that bring their own styles use it: it needs no inline style. */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
