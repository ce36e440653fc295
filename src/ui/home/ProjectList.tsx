import { Link } from '../primitives/Link';
import * as styles from './Projects.ondemand.module.css';

/** Projects, one per line. */
export function ProjectList({ projects }: { projects: Queries.SiteProjectsFragment['projects']['nodes'] }) {
  return (
    <ul className={styles.list}>
      {projects.map((project) => (
        <li key={project.url} className={styles.project}>
          <h3 className={styles.title}>
            <Link href={project.url} arrow>
              {project.name}
            </Link>
          </h3>
          <p className={styles.text}>{project.description}</p>
        </li>
      ))}
    </ul>
  );
}
