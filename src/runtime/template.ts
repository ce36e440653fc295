import type { PageProps } from 'gatsby';
import type { MessageValues } from '../i18n/message';
import { staticText, type LocaleStrings } from '../i18n/static-text';
import type { MessageKey } from '../i18n/translate';
import type { PageContext } from './page-context';
import { site } from '../site/public-config';

/** What a template and its `Head` get: the answer of the query, and the context. */
export type TemplateProps<Data, Context = PageContext> = Pick<
  PageProps<Data, Context>,
  'data' | 'location' | 'pageContext'
>;

/** Gives the messages of a `Head`, which has no providers. Each may contain the title of the site. */
export const headText =
  ({ data, pageContext: { locale } }: { data: { locales: LocaleStrings }; pageContext: PageContext }) =>
  (key: MessageKey, values?: MessageValues): string =>
    staticText(data.locales, key, locale, { site: site.title[locale], ...values });

/** Context of a page of a list. */
export interface PagedContext extends PageContext {
  /** 1-based. */
  page: number;
  pageCount: number;
}

/** Gives the title or the description of a page of a list; those of later pages include their number. */
export const pagedText = (props: Parameters<typeof headText>[0] & { pageContext: PagedContext }) => {
  const { page } = props.pageContext;
  return (text: string): string =>
    page === 1 ? text : `${text} · ${headText(props)('lists.page', { page })}`;
};
