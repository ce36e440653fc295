import { useMemo, type ReactNode } from 'react';
import type { PageContext } from '../../domain/site/page-context';
import { SiteDataComponentsContext, type SiteDataComponents } from '../article/site-data-components';
import { ProjectList } from '../home/ProjectList';
import * as projectStyles from '../home/Projects.ondemand.module.css';
import { docsRoot } from '../layout/site-links';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { FriendCards } from './FriendCards';
import * as friendStyles from './FriendCards.ondemand.module.css';
import { OwnerProfile } from './OwnerProfile';
import * as profileStyles from './OwnerProfile.ondemand.module.css';
import { ReleaseLog } from './ReleaseLog';
import * as releaseStyles from './ReleaseLog.ondemand.module.css';
import { SiteInfo } from './SiteInfo';
import * as infoStyles from './SiteInfo.ondemand.module.css';

const SHEETS = [projectStyles, friendStyles, profileStyles, releaseStyles, infoStyles];

interface SiteDataProviderProps {
  /** A page that skips a part of the query has no such field. */
  data: Partial<Queries.SiteDataFragment>;
  context: PageContext;
  children: ReactNode;
}

/** Gives a text the components that show data of the site. */
export function SiteDataProvider({ data, context, children }: SiteDataProviderProps) {
  const parts = useMemo((): SiteDataComponents => {
    const { friends, releases, projects, authors, counts } = data;
    const { withoutBlog, releaseFeed = false, tagIndex = null } = context;
    return {
      FriendCards: () => friends && <FriendCards friends={friends.nodes} />,
      OwnerProfile: ({ author: key }) => {
        const author = authors?.nodes.find((candidate) => candidate.key === key);
        return (
          author &&
          counts && (
            <OwnerProfile author={author} counts={counts} docsPath={docsRoot(context)} tagsPath={tagIndex} />
          )
        );
      },
      ProjectCards: () => projects && <ProjectList projects={projects.nodes} />,
      ReleaseLog: () => releases && <ReleaseLog releases={releases.nodes} hasFeed={releaseFeed} />,
      SiteInfo: () => <SiteInfo hasFeeds={!withoutBlog} />,
    };
  }, [data, context]);
  return (
    <SiteDataComponentsContext.Provider value={parts}>
      <OnDemandStyles of={SHEETS} />
      {children}
    </SiteDataComponentsContext.Provider>
  );
}
