declare module 'gatsby-plugin-image/gatsby-ssr' {
  import type { ReactNode } from 'react';

  /** Sets the styles and the script of the plugin's components. */
  export function onRenderBody(api: { setHeadComponents: (components: ReactNode[]) => void }): void;
}
