import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './Recommended.ondemand.module.css';
import { Section } from './Section';
import * as section from './Section.ondemand.module.css';

type RecommendedPage = Queries.HomePageQuery['recommendedPosts']['nodes'][number] & { kind: 'post' | 'doc' };

/** What to read first. */
export function Recommended({ title, pages }: { title: string; pages: RecommendedPage[] }) {
  const t = useTranslate();
  if (pages.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.permalink} className={styles.page}>
            <span className={styles.kind}>{t(`home.${page.kind}`)}</span>
            <h3 className={styles.title}>
              <Link className={section.link} href={page.permalink}>
                {page.title}
              </Link>
            </h3>
            <p className={styles.text}>{page.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
