import { Link } from '../primitives/Link';
import * as styles from './Projects.ondemand.module.css';
import { Section } from './Section';

/** Something the author makes. */
export interface Project {
  name: string;
  url: string;
  description: string;
}

/** Projects, one per line. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
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

/** What the author makes besides writing. */
export function Projects({ title, projects }: { title: string; projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <Section title={title}>
      <ProjectList projects={projects} />
    </Section>
  );
}
