import type { ReactNode } from 'react';
import { preloadPage } from '../../client/navigation/prefetch';
import { reloadPage } from '../../client/navigation/scroll';
import { besideAddress, useSideBySide, type BesideState } from '../../client/article/useSideBySide';
import type { ContentTree } from '../../domain/markdown/tree';
import { localeDefinition, type Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as columns from '../layout/Columns.module.css';
import { siteHref } from '../layout/site-links';
import { Link } from '../primitives/Link';
import { LoadError } from '../primitives/LoadError';
import * as styles from './Article.module.css';
import * as head from './ArticleHeader.module.css';
import { Content } from './Content';
import { contentDir, contentLang } from './content-lang';
import * as notices from './Notices.module.css';
import { TableOfContents, TocDetails } from './TableOfContents';

interface DocumentProps {
  context: { locale: Locale; neutralPath: string };
  document: Queries.DocumentPageFragment;
  location: { search: string };
  /** Line above the title: date, breadcrumbs. */
  eyebrow?: ReactNode;
  /** Only the line above the title is shown. */
  hideTitle?: boolean;
  lead?: string;
  /** Content below title and sentence: authors, a drawing. */
  headEnd?: ReactNode;
  /** What readers must know besides the notices of all documents. */
  notice?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
}

const loadView = () => import(/* webpackChunkName: "islands" */ './SideBySide');

interface LanguagesProps {
  /** The others that the text exists in. */
  locales: readonly Locale[];
  beside: BesideState;
}

/** The page of a text (a post, a doc, or a free page), next to its table of contents if it has one. */
export function Document({ context, document, eyebrow, hideTitle = false, ...parts }: DocumentProps) {
  const { title, toc, content, contentLocale } = document;
  const { locale, neutralPath } = context;
  const t = useTranslate();
  const lang = contentLang(contentLocale, locale);
  const dir = contentDir(contentLocale, locale);
  const others = document.translations.filter((code) => code !== contentLocale) as Locale[];
  const beside = useSideBySide(parts.location.search, others, loadView);
  const { View, asked } = beside;
  const tree = content as unknown as ContentTree;
  const text = (
    <div className="prose" lang={lang} dir={dir}>
      <Content tree={tree} isText />
    </div>
  );
  const main = (
    <main className={styles.main}>
      <article>
        {hideTitle ? (
          eyebrow
        ) : (
          <header className={head.header}>
            {eyebrow && <div className={head.eyebrow}>{eyebrow}</div>}
            <h1 className={head.title} lang={lang} dir={dir}>
              {title}
            </h1>
            {parts.lead && (
              <p className={head.lead} lang={lang} dir={dir}>
                {parts.lead}
              </p>
            )}
            {parts.headEnd}
          </header>
        )}
        <Languages context={context} locales={others} beside={beside} />
        {beside.error !== undefined && (
          <LoadError detail={beside.error} retryLabel={t('loading.retry')} onRetry={reloadPage} />
        )}
        <Notices context={context} document={document} />
        {parts.notice}
        {toc.length > 0 && <TocDetails toc={toc} lang={lang} />}
        {View && asked ? (
          <View
            content={tree}
            otherPath={siteHref(neutralPath, asked)}
            Block={Content}
            own={{ lang, dir }}
            others={{ lang: contentLang(asked, locale), dir: contentDir(asked, locale) }}
          >
            {text}
          </View>
        ) : (
          text
        )}
        {parts.children}
      </article>
      {parts.below}
    </main>
  );
  if (toc.length === 0) return main;
  return (
    <div className={columns.withAside}>
      {main}
      <div className={columns.aside}>
        {/* Follows the headings that are on the page. */}
        <TableOfContents key={asked} toc={toc} lang={lang} />
      </div>
    </div>
  );
}

/** Links to the text in other languages. With scripts, they put it beside this one, and take it away again. */
function Languages({ context, locales, beside }: Pick<DocumentProps, 'context'> & LanguagesProps) {
  const t = useTranslate();
  const here = siteHref(context.neutralPath, context.locale);
  if (locales.length === 0) return null;
  return (
    <p className={head.languages}>
      {locales.map((code) => {
        const { label, htmlLang } = localeDefinition(site.i18n, code);
        const there = siteHref(context.neutralPath, code);
        const isOn = beside.asked === code;
        const preload = (): void => void preloadPage(there);
        return (
          // Until scripts have taken over, the browser follows it, and nothing is loaded ahead.
          <Link
            key={code}
            {...(beside.isReady
              ? { href: isOn ? here : besideAddress(here, code), onMouseEnter: preload, onFocus: preload }
              : { href: there, hrefLang: htmlLang, 'data-native': '' })}
          >
            <span className={head.scripted}>
              {t(isOn ? 'sideBySide.end' : 'sideBySide.begin', { language: label })}
            </span>
            <span className={head.plain} lang={htmlLang}>
              {label}
            </span>
          </Link>
        );
      })}
    </p>
  );
}

/** What readers must know first: the page is a draft, unlisted, not translated, or its translation is outdated. */
function Notices({ context, document }: Pick<DocumentProps, 'context' | 'document'>) {
  const t = useTranslate();
  const { locale, neutralPath } = context;
  const { contentLocale, staleOriginal, unlisted, draft } = document;
  const language = (code: string) => localeDefinition(site.i18n, code as Locale);
  return (
    <>
      {draft && <Notice title={t('notice.draftTitle')} text={t('notice.draft')} />}
      {unlisted && <Notice title={t('notice.unlistedTitle')} text={t('unlisted')} />}
      {contentLocale !== locale && (
        <Notice
          text={t('notice.untranslated', {
            page: language(locale).label,
            content: language(contentLocale).label,
          })}
        />
      )}
      {staleOriginal && (
        <Notice text={t('translation.stale', { content: language(staleOriginal).label })}>
          <Link
            href={siteHref(neutralPath, staleOriginal as Locale)}
            hrefLang={language(staleOriginal).htmlLang}
          >
            {t('translation.original')}
          </Link>
        </Notice>
      )}
    </>
  );
}

function Notice({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className={notices.notice} role="note">
      {title && <strong className={notices.title}>{title}</strong>}
      <p>
        {text}
        {children}
      </p>
    </div>
  );
}
