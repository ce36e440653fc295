import { useMemo } from 'react';
import type { AuthorProfile } from '../../domain/content/model';
import type { SiteDataComponents } from '../article/site-data-components';
import { SiteDataComponentsContext } from '../article/site-data-components';
import { PageView, type PageViewProps } from '../article/PageView';
import { ProjectList, type Project } from '../home/Projects';
import * as projectStyles from '../home/Projects.ondemand.module.css';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { FriendCards, type Friend } from './FriendCards';
import * as friendStyles from './FriendCards.ondemand.module.css';
import { OwnerProfile, type SiteCounts } from './OwnerProfile';
import * as profileStyles from './OwnerProfile.ondemand.module.css';
import { ReleaseLog, type Release } from './ReleaseLog';
import * as releaseStyles from './ReleaseLog.ondemand.module.css';
import { SiteInfo } from './SiteInfo';
import * as infoStyles from './SiteInfo.ondemand.module.css';

const SHEETS = [projectStyles, friendStyles, profileStyles, releaseStyles, infoStyles];

/** Site data for the components in a page's text; data that no component needs is missing. */
export interface FreePageData {
  friends?: readonly Friend[];
  releases?: readonly Release[];
  projects?: readonly Project[];
  /** All authors; the text names the one it presents. */
  authors?: readonly AuthorProfile[];
  counts?: SiteCounts | null;
  /** First page of the docs, without language prefix. */
  docsPath: string | null;
  /** The list of tags, without language prefix. */
  tagsPath: string | null;
  hasFeeds: boolean;
  hasReleaseFeed: boolean;
}

/** A free page with the components that show site data. */
export function FreePageView({ data, ...page }: PageViewProps & { data: FreePageData }) {
  const { locale } = page;
  const parts = useMemo((): SiteDataComponents => {
    const { friends, releases, projects, authors = [], counts, docsPath, tagsPath } = data;
    return {
      FriendCards: () => friends && <FriendCards friends={friends} />,
      OwnerProfile: ({ author: key }) => {
        const author = authors.find((candidate) => candidate.key === key);
        return (
          author &&
          counts && (
            <OwnerProfile
              locale={locale}
              author={author}
              counts={counts}
              docsPath={docsPath}
              tagsPath={tagsPath}
            />
          )
        );
      },
      ProjectCards: () => projects && <ProjectList projects={projects} />,
      ReleaseLog: () =>
        releases && <ReleaseLog releases={releases} locale={locale} hasFeed={data.hasReleaseFeed} />,
      SiteInfo: () => <SiteInfo locale={locale} hasFeeds={data.hasFeeds} />,
    };
  }, [data, locale]);
  return (
    <SiteDataComponentsContext.Provider value={parts}>
      <OnDemandStyles of={SHEETS} />
      <PageView {...page} />
    </SiteDataComponentsContext.Provider>
  );
}
