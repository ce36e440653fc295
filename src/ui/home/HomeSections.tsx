import { useId, type ReactNode } from 'react';
import { formatDate } from '../../i18n/format';
import { useLocale, useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import { Link } from '../primitives/Link';
import * as latest from './Latest.ondemand.module.css';
import { ProjectList } from './ProjectList';
import * as projectList from './Projects.ondemand.module.css';
import * as recommended from './Recommended.ondemand.module.css';
import * as section from './Section.ondemand.module.css';
import * as subjectList from './Subjects.ondemand.module.css';

/** Styles of all sections. */
export const SECTION_SHEETS = [section, latest, subjectList, recommended, projectList];

interface SectionProps {
  title: string;
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: the title in the left margin, the content next to it. */
function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section.section} aria-labelledby={id}>
      <div className={section.head}>
        <h2 id={id} className={section.title}>
          {title}
        </h2>
        {more}
      </div>
      <div className={section.content}>{children}</div>
    </section>
  );
}

interface LatestProps {
  posts: Queries.HomeSectionsFragment['latest']['nodes'];
  blogHref: string;
}

/** The newest posts: the first one large. */
export function Latest({ posts, blogHref }: LatestProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Section title={t('home.latest')} more={<Link href={blogHref}>{t('home.allPosts')}</Link>}>
      <ul className={latest.list}>
        {posts.map((post, index) => (
          <li key={post.permalink} className={index === 0 ? latest.first : latest.post}>
            <time className={latest.date} dateTime={post.date}>
              {formatDate(post.date, locale)}
            </time>
            <h3 className={latest.title}>
              <Link className={section.link} href={post.permalink}>
                {post.title}
              </Link>
            </h3>
            <p className={latest.text}>{post.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The subjects of the docs, each with a link to its first page and the number of its docs. */
export function Subjects({ subjects }: { subjects: Queries.HomeSectionsFragment['subjects']['nodes'] }) {
  const t = useTranslate();
  if (subjects.length === 0) return null;
  return (
    <Section title={t('home.subjects')}>
      <ul className={subjectList.list}>
        {subjects.map(({ label, permalink, count }) => (
          <li key={permalink} className={subjectList.subject}>
            <Link className={cx(section.link, subjectList.name)} href={permalink}>
              {label}
            </Link>{' '}
            <span className={subjectList.count}>{count}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Cards = readonly Queries.DocumentCardFragment[];

/** What to read first. */
export function Recommended({ posts, docs }: { posts: Cards; docs: Cards }) {
  const t = useTranslate();
  const pages = [
    ...posts.map((post) => ({ ...post, kind: 'post' as const })),
    ...docs.map((doc) => ({ ...doc, kind: 'doc' as const })),
  ];
  if (pages.length === 0) return null;
  return (
    <Section title={t('home.recommended')}>
      <ul className={recommended.list}>
        {pages.map((page) => (
          <li key={page.permalink} className={recommended.page}>
            <span className={recommended.kind}>{t(`home.${page.kind}`)}</span>
            <h3 className={recommended.title}>
              <Link className={section.link} href={page.permalink}>
                {page.title}
              </Link>
            </h3>
            <p className={recommended.text}>{page.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the author makes besides writing. */
export function Projects({ projects }: { projects: Queries.SiteProjectsFragment['projects']['nodes'] }) {
  const t = useTranslate();
  if (projects.length === 0) return null;
  return (
    <Section title={t('home.projects')}>
      <ProjectList projects={projects} />
    </Section>
  );
}
