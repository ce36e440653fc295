import type { ComponentType } from 'react';
import type { CentrepieceName, ComponentName } from '../../domain/markdown/registry';
import type { ComponentProps } from './component-props';
import { centrepieces } from '../centrepieces/centrepieces';
import { ContentImage } from './ContentImage';
import { DocCards } from '../docs/DocCards';
import { island } from './Island';
import { siteDataComponent } from './site-data-components';
import { TabItem, Tabs } from './Tabs';

/*
 * Small islands share a chunk, because the runtime on every page lists each chunk. A page that needs one of them
 * downloads the others too, which are small.
 */

/**
 * The authors' API: every component of documents that needs more than HTML. The compiler checks names against
 * `src/domain/markdown/registry.ts`; props are JSON.
 */
export const components: Partial<Record<string, ComponentType<ComponentProps>>> = {
  Centrepiece,
  DocCardList: DocCards,
  FriendCards: siteDataComponent('FriendCards'),
  Image: ContentImage,
  LiveCode: island(() => import(/* webpackChunkName: "live-code" */ './islands/LiveCode')),
  Mermaid: island(() => import(/* webpackChunkName: "islands" */ './islands/Diagram')),
  OwnerProfile: siteDataComponent('OwnerProfile'),
  ProjectCards: siteDataComponent('ProjectCards'),
  ReleaseLog: siteDataComponent('ReleaseLog'),
  SiteInfo: siteDataComponent('SiteInfo'),
  Steam: island(() => import(/* webpackChunkName: "islands" */ './islands/SteamWidget')),
  TabItem,
  Tabs,
  Video: island(() => import(/* webpackChunkName: "islands" */ './islands/VideoPlayer')),
  TypeWriter: island(() => import(/* webpackChunkName: "islands" */ '../primitives/TypeWriter'), 'span'),
  cmdTerminal: island(() => import(/* webpackChunkName: "islands" */ './islands/Terminal')),
} satisfies Partial<Record<ComponentName, unknown>>;

function Centrepiece(props: ComponentProps) {
  const Piece = centrepieces[props.name as CentrepieceName];
  return <Piece {...props} />;
}
