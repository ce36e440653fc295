import { useMemo } from 'react';
import type { AuthorProfile } from '../../domain/content/model';
import type { PageParts } from '../article/page-parts';
import { PagePartsContext } from '../article/page-parts';
import { PageView, type PageViewProps } from '../article/PageView';
import { ProjectList, type Project } from '../home/Projects';
import * as projectStyles from '../home/Projects.late.module.css';
import { LateStyles } from '../primitives/LateStyles';
import { FriendCards, type Friend } from './FriendCards';
import * as friendStyles from './FriendCards.late.module.css';
import { OwnerProfile, type SiteCounts } from './OwnerProfile';
import * as profileStyles from './OwnerProfile.late.module.css';
import { ReleaseLog, type Release } from './ReleaseLog';
import * as releaseStyles from './ReleaseLog.late.module.css';
import { SiteInfo } from './SiteInfo';
import * as infoStyles from './SiteInfo.late.module.css';

const SHEETS = [projectStyles, friendStyles, profileStyles, releaseStyles, infoStyles];

/** Data of the site that a page's text shows; what no component on it needs is missing. */
export interface FreePageData {
  friends?: readonly Friend[];
  releases?: readonly Release[];
  projects?: readonly Project[];
  /** All authors; the text names the one it is about. */
  authors?: readonly AuthorProfile[];
  counts?: SiteCounts | null;
  /** First page of the docs, without language prefix. */
  docsPath: string | null;
  /** The list of tags, without language prefix. */
  tagsPath: string | null;
  hasFeeds: boolean;
  hasReleaseFeed: boolean;
}

/** A free page with the parts of its text that come from data. */
export function FreePageView({ data, ...page }: PageViewProps & { data: FreePageData }) {
  const { locale } = page;
  const parts = useMemo((): PageParts => {
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
    <PagePartsContext.Provider value={parts}>
      <LateStyles of={SHEETS} />
      <PageView {...page} />
    </PagePartsContext.Provider>
  );
}
