/** The part of gatsby-plugin-sharp this site calls; the package ships no types. */
declare module 'gatsby-plugin-sharp' {
  import type { Node, NodePluginArgs } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Pick<Node, 'internal'>;
    args: {
      layout: 'constrained' | 'fixed' | 'fullWidth';
      width?: number;
      breakpoints?: number[];
      sizes?: string;
      placeholder?: 'dominantColor' | 'blurred' | 'none';
      formats?: ('auto' | 'webp' | 'avif' | 'png' | 'jpg')[];
      quality?: number;
    };
    pathPrefix: string;
    reporter: NodePluginArgs['reporter'];
    cache?: NodePluginArgs['cache'];
  }): Promise<IGatsbyImageData | undefined>;
}
