import { createContext, useContext, type ComponentType } from 'react';
import type { ComponentName } from '../../domain/markdown/registry';
import type { ComponentProps } from './component-props';

/** Renders of the components that show data of the site. */
export type SiteDataComponents = Partial<Record<ComponentName, ComponentType<ComponentProps>>>;

/** What the current page has to show; posts and docs have nothing. */
export const SiteDataComponentsContext = createContext<SiteDataComponents>({});

/** A component of a document that the page it stands on draws, so that other pages need not carry its code. */
export function siteDataComponent(name: ComponentName): ComponentType<ComponentProps> {
  return function PagePart(props: ComponentProps) {
    const Part = useContext(SiteDataComponentsContext)[name];
    return Part ? <Part {...props} /> : null;
  };
}
