import type { PageProps } from 'gatsby';
import { formatMessage, type MessageTable, type MessageValues } from '../i18n/message';
import type { MessageKey } from '../i18n/translate';
import type { PageContext } from '../domain/site/page-context';
import { site } from '../site/public-config';
import { PageHead } from '../ui/seo/PageHead';

/** What a template and its `Head` get: the answer of the query, and the context. */
export type TemplateProps<Data, Context = PageContext> = Pick<
  PageProps<Data, Context>,
  'data' | 'location' | 'pageContext'
>;

interface HeadProps {
  data: { locales: Queries.LocaleStringsFragment };
  pageContext: PageContext;
}

/** A message outside of React's tree (`Head` has no providers), in a language that the page's data contains. */
export function staticText(
  strings: Queries.LocaleStringsFragment,
  key: MessageKey,
  language: string,
  values?: MessageValues,
): string {
  const tables = strings.edges.flatMap(({ node }) =>
    node.data === null || node.language !== language ? [] : [JSON.parse(node.data) as MessageTable],
  );
  return formatMessage(tables, key, language, values);
}

/** Gives the messages of a `Head`, which has no providers. Each may contain the title of the site. */
export const headText =
  ({ data, pageContext: { locale } }: HeadProps) =>
  (key: MessageKey, values?: MessageValues): string =>
    staticText(data.locales, key, locale, { site: site.title[locale], ...values });

/** Makes the `Head` of a page whose title and description are messages. */
export const headOf = (
  title: MessageKey,
  description: MessageKey,
  rest: { searchTag?: string; noIndex?: 'follow' } = {},
) =>
  function Head(props: HeadProps) {
    const t = headText(props);
    return <PageHead context={props.pageContext} title={t(title)} description={t(description)} {...rest} />;
  };

/** Context of a page of a list. */
export type PagedContext = PageContext & Required<Pick<PageContext, 'page' | 'pageCount'>>;

/** Gives the title or the description of a page of a list; those of later pages include their number. */
export const pagedText = (props: HeadProps & { pageContext: PagedContext }) => {
  const { page } = props.pageContext;
  return (text: string): string =>
    page === 1 ? text : `${text} · ${headText(props)('lists.page', { page })}`;
};
