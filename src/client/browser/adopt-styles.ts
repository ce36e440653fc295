const adopted = new Set<string>();

/**
 * Adds a style sheet to the document, once. Scripts with their own styles use it, because the policy allows it without
 * inline styles.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
