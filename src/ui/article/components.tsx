import type { ComponentType } from 'react';
import type { ComponentName } from '../../domain/markdown/registry';
import type { ComponentProps } from './component-props';
import { ContentImage } from './ContentImage';
import { DocChildren } from './DocChildren';
import { island } from './Island';
import { pagePart } from './page-parts';
import { TabItem, Tabs } from './Tabs';

/*
 * Small parts share a file: every file of its own costs a line in the runtime that each page carries, and whoever wants
 * one of them has most of the bytes of the others in vain, which are few.
 */

/**
 * The authors' API: every component a document may use that needs more than HTML. The compiler checks names against
 * `src/domain/markdown/registry.ts`; props are JSON.
 */
export const components: Partial<Record<string, ComponentType<ComponentProps>>> = {
  DocCardList: DocChildren,
  FriendCards: pagePart('FriendCards'),
  Image: ContentImage,
  LiveCode: island(() => import(/* webpackChunkName: "live-code" */ './parts/LiveCode')),
  Mermaid: island(() => import(/* webpackChunkName: "parts" */ './parts/Diagram')),
  OwnerProfile: pagePart('OwnerProfile'),
  ProjectCards: pagePart('ProjectCards'),
  ReleaseLog: pagePart('ReleaseLog'),
  SiteInfo: pagePart('SiteInfo'),
  Steam: island(() => import(/* webpackChunkName: "parts" */ './parts/SteamWidget')),
  TabItem,
  Tabs,
  Video: island(() => import(/* webpackChunkName: "parts" */ './parts/VideoPlayer')),
  TypeWriter: island(() => import(/* webpackChunkName: "parts" */ '../primitives/TypeWriter'), 'span'),
  cmdTerminal: island(() => import(/* webpackChunkName: "parts" */ './parts/Terminal')),
} satisfies Partial<Record<ComponentName, unknown>>;
