import { formatMessage, type MessageTable, type MessageValues } from './message';
import type { MessageKey } from './translate';

/** Interface strings in the form in which gatsby-plugin-react-i18next puts them into a page's data. */
export type LocaleStrings = Queries.LocaleStringsFragment;

/** A message outside of React's tree (`Head` has no providers), in a language that the page's data contains. */
export function staticText(
  strings: LocaleStrings,
  key: MessageKey,
  language: string,
  values?: MessageValues,
): string {
  const tables = strings.edges.flatMap(({ node }) =>
    node.data === null || node.language !== language ? [] : [JSON.parse(node.data) as MessageTable],
  );
  return formatMessage(tables, key, language, values);
}
