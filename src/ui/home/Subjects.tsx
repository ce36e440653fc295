import { cx } from '../primitives/cx';
import { Link } from '../primitives/Link';
import { Section } from './Section';
import * as section from './Section.ondemand.module.css';
import * as styles from './Subjects.ondemand.module.css';

interface SubjectsProps {
  title: string;
  subjects: Queries.HomePageQuery['subjects']['nodes'];
}

/** The subjects of the docs, each with a link to its first page and the number of its docs. */
export function Subjects({ title, subjects }: SubjectsProps) {
  if (subjects.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {subjects.map(({ label, permalink, count }) => (
          <li key={permalink} className={styles.subject}>
            <Link className={cx(section.link, styles.name)} href={permalink}>
              {label}
            </Link>{' '}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
