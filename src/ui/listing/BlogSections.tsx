import type { BlogSection } from '../../domain/site/page-plan';
import { type MessageKey, useTranslate } from '../../i18n/translate';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import * as styles from './BlogSections.ondemand.module.css';

/** Links between the sections of the blog, on each of them: all posts, by date, by tag, by author, and as a feed. */
export function BlogSections({ sections = [] }: { sections: readonly BlogSection[] | undefined }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('lists.sections')}>
      <OnDemandStyles of={[styles]} />
      <ul className={styles.sections}>
        {sections.map(({ href, name, current }) => (
          <li key={href}>
            <a href={href} aria-current={current}>
              {t(name as MessageKey)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
