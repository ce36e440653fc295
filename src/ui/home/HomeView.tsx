import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { Hero } from './Hero';
import * as hero from './Hero.ondemand.module.css';
import * as styles from './HomeView.ondemand.module.css';
import { Latest, type LatestPost } from './Latest';
import * as latestStyles from './Latest.ondemand.module.css';
import { Projects, type Project } from './Projects';
import * as projectStyles from './Projects.ondemand.module.css';
import { Recommended, type RecommendedPage } from './Recommended';
import * as recommendedStyles from './Recommended.ondemand.module.css';
import * as section from './Section.ondemand.module.css';
import { Subjects, type Subject } from './Subjects';
import * as subjectStyles from './Subjects.ondemand.module.css';

const SHEETS = [styles, hero, section, latestStyles, subjectStyles, recommendedStyles, projectStyles];

/** Props of {@link HomeView}. */
export interface HomeViewProps {
  locale: Locale;
  latest: LatestPost[];
  /** The subjects of the docs. */
  subjects: Subject[];
  recommended: RecommendedPage[];
  projects: Project[];
  /** Null without docs. */
  docsHref: string | null;
  /** Null without posts. */
  blogHref: string | null;
  /** Description of the site in one sentence. */
  facts: string | null;
  /** Typed one after the other. */
  phrases: string[];
}

/** The home page: what the site is, what is new, and what to read first. */
export function HomeView({
  locale,
  latest,
  subjects,
  recommended,
  projects,
  docsHref,
  blogHref,
  facts,
  phrases,
}: HomeViewProps) {
  const t = useTranslate();
  return (
    <main>
      <OnDemandStyles of={SHEETS} />
      <Hero locale={locale} docsHref={docsHref} blogHref={blogHref} facts={facts} phrases={phrases} />
      <div className={styles.sections}>
        {blogHref !== null && (
          <Latest title={t('home.latest')} posts={latest} locale={locale} blogHref={blogHref} />
        )}
        <Subjects title={t('home.subjects')} subjects={subjects} />
        <Recommended title={t('home.recommended')} pages={recommended} />
        <Projects title={t('home.projects')} projects={projects} />
      </div>
    </main>
  );
}
