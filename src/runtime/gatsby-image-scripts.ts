import { GatsbyImage } from 'gatsby-plugin-image';
import { onRenderBody } from 'gatsby-plugin-image/gatsby-ssr';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineScripts } from '../domain/publish/host-headers';

/** Texts of the scripts that `gatsby-plugin-image` writes on pages with its components: one in the head, one per picture. */
export function gatsbyImageScripts(): string[] {
  let head: ReactNode[] = [];
  onRenderBody({ setHeadComponents: (components) => (head = components) });
  const image = { layout: 'fixed', width: 1, height: 1, images: { fallback: { src: '' } } } as const;
  return inlineScripts(
    renderToStaticMarkup(createElement(Fragment, null, head, createElement(GatsbyImage, { alt: '', image }))),
  );
}
