import type { MessageKey } from './translate';

/** Interface strings as gatsby-plugin-react-i18next hands them to a page. */
export interface LocaleStrings {
  edges: readonly { node: { data: string | null; language: string | null } }[];
}

/**
 * A message outside React's tree (in `Head`, which has no providers). Placeholders are replaced, plurals are not chosen.
 * @param language Language of the strings to use when a page carries several.
 */
export function staticText(
  strings: LocaleStrings,
  key: MessageKey,
  language?: string,
  values: Record<string, string | number> = {},
): string {
  for (const { node } of strings.edges) {
    if (node.data === null || (language !== undefined && node.language !== language)) continue;
    let value: unknown = JSON.parse(node.data);
    for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
    if (typeof value === 'string') {
      return value.replace(/\{\{(\w+)\}\}/g, (match, name: string) => String(values[name] ?? match));
    }
  }
  return key;
}
