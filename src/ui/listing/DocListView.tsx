import type { ReactNode } from 'react';
import type { NavLink } from '../../domain/content/model';
import { Link } from '../primitives/Link';
import * as styles from './DocListView.ondemand.module.css';
import { ListPage } from './ListPage';

/** Props of {@link DocListView}. */
export interface DocListViewProps {
  heading: string;
  description?: ReactNode;
  docs: (NavLink & { description: string })[];
}

/** Docs with a tag, by title. */
export function DocListView({ heading, description, docs }: DocListViewProps) {
  return (
    <ListPage heading={heading} description={description} sheets={[styles]}>
      {docs.map((doc) => (
        <article key={doc.permalink} className={styles.doc}>
          <h2 className={styles.title}>
            <Link href={doc.permalink}>{doc.title}</Link>
          </h2>
          <p className={styles.description}>{doc.description}</p>
        </article>
      ))}
    </ListPage>
  );
}
