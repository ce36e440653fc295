import { Link } from '../primitives/Link';
import * as styles from './Projects.ondemand.module.css';
import { Section } from './Section';

type Projects = Queries.HomePageQuery['projects']['nodes'];

/** Projects, one per line. */
export function ProjectList({ projects }: { projects: Projects }) {
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
export function Projects({ title, projects }: { title: string; projects: Projects }) {
  if (projects.length === 0) return null;
  return (
    <Section title={title}>
      <ProjectList projects={projects} />
    </Section>
  );
}
