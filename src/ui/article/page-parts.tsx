import { createContext, useContext, type ComponentType } from 'react';
import type { ComponentName } from '../../domain/markdown/registry';
import type { ComponentProps } from './component-props';

/** Renders of the components that show data of the site. */
export type PageParts = Partial<Record<ComponentName, ComponentType<ComponentProps>>>;

/** What the current page has to show; posts and docs have nothing. */
export const PagePartsContext = createContext<PageParts>({});

/** A component of a document that the page it stands on draws, so that other pages need not carry its code. */
export function pagePart(name: ComponentName): ComponentType<ComponentProps> {
  return function PagePart(props: ComponentProps) {
    const Part = useContext(PagePartsContext)[name];
    return Part ? <Part {...props} /> : null;
  };
}
