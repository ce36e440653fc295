import type { PageProps } from 'gatsby';
import type { MessageValues } from '../i18n/message';
import { staticText, type LocaleStrings } from '../i18n/static-text';
import type { MessageKey } from '../i18n/translate';
import type { PageContext } from './page-context';
import { site } from '../site/public-config';
import { PageHead } from '../ui/seo/PageHead';

/** What a template and its `Head` get: the answer of the query, and the context. */
export type TemplateProps<Data, Context = PageContext> = Pick<
  PageProps<Data, Context>,
  'data' | 'location' | 'pageContext'
>;

interface HeadProps {
  data: { locales: LocaleStrings };
  pageContext: PageContext;
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
export interface PagedContext extends PageContext {
  /** 1-based. */
  page: number;
  pageCount: number;
}

/** Gives the title or the description of a page of a list; those of later pages include their number. */
export const pagedText = (props: HeadProps & { pageContext: PagedContext }) => {
  const { page } = props.pageContext;
  return (text: string): string =>
    page === 1 ? text : `${text} · ${headText(props)('lists.page', { page })}`;
};
