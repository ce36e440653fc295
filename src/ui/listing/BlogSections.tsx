import { localizePath, type Locale } from '../../domain/routing/locale';
import { feedPath, withBase } from '../../domain/routing/paths';
import type { BlogSection } from '../../domain/site/page-plan';
import { type MessageKey, useTranslate } from '../../i18n/translate';
import { site } from '../../site/config';
import { LateStyles } from '../primitives/LateStyles';
import { Link } from '../primitives/Link';
import * as styles from './BlogSections.late.module.css';

const SHEETS = [styles];

/** Properties of {@link BlogSections}. */
export interface BlogSectionsProps {
  locale: Locale;
  /** Those that the blog has, with their paths without language prefix. */
  sections: Partial<Record<BlogSection, string>> | undefined;
  /** The one the page belongs to. */
  current: BlogSection;
}

/** Keys of their names. */
const NAMES: Record<BlogSection, MessageKey> = {
  'blog-list': 'lists.title',
  'blog-archive': 'archive.title',
  'blog-tags': 'tags',
  'blog-authors': 'authors.title',
};

/** The ways to look at the blog, on each of them: all posts, by date, by tag, by author, and as a feed. */
export function BlogSections({ locale, sections = {}, current }: BlogSectionsProps) {
  const t = useTranslate();
  const href = (path: string): string => withBase(localizePath(path, locale, site.i18n), site.baseUrl);
  return (
    <nav aria-label={t('lists.sections')}>
      <LateStyles of={SHEETS} />
      <ul className={styles.sections}>
        {(Object.keys(sections) as BlogSection[]).map((section) => (
          <li key={section}>
            <Link href={href(sections[section] ?? '')} aria-current={section === current || undefined}>
              {t(NAMES[section])}
            </Link>
          </li>
        ))}
        {sections['blog-list'] !== undefined && (
          <li>
            <a href={href(feedPath(sections['blog-list']))}>RSS</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
