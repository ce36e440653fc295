import { createContext, useContext, type ComponentType } from 'react';
import type { ComponentName } from '../../domain/markdown/registry';
import type { ComponentProps } from './component-props';

/** Implementations of the components that show data of the site. */
export type SiteDataComponents = Partial<Record<ComponentName, ComponentType<ComponentProps>>>;

/** The current page's implementations; posts and docs have none. */
export const SiteDataComponentsContext = createContext<SiteDataComponents>({});

/** A component whose implementation comes from the page it is on, so that other pages need not carry its code. */
export function siteDataComponent(name: ComponentName): ComponentType<ComponentProps> {
  return function PagePart(props: ComponentProps) {
    const Part = useContext(SiteDataComponentsContext)[name];
    return Part ? <Part {...props} /> : null;
  };
}
