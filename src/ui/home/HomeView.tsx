import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { Hero, type HeroProps } from './Hero';
import * as styles from './HomeView.module.css';
import { Latest, type LatestPost } from './Latest';
import { Projects, type Project } from './Projects';
import { Recommended, type RecommendedPage } from './Recommended';

/** Properties of {@link HomeView}. */
export interface HomeViewProps {
  locale: Locale;
  latest: LatestPost[];
  recommended: RecommendedPage[];
  projects: Project[];
  docsHref: string;
  blogHref: string;
  counts: HeroProps['counts'];
}

/** The home page: what this is, what is new, what is worth reading first. */
export function HomeView({
  locale,
  latest,
  recommended,
  projects,
  docsHref,
  blogHref,
  counts,
}: HomeViewProps) {
  const t = useTranslate();
  return (
    <main>
      <Hero locale={locale} docsHref={docsHref} blogHref={blogHref} counts={counts} />
      <div className={styles.sections}>
        <Latest title={t('home.latest')} posts={latest} locale={locale} blogHref={blogHref} />
        <Recommended title={t('home.recommended')} pages={recommended} />
        <Projects title={t('home.projects')} projects={projects} />
      </div>
    </main>
  );
}
