import { createRequire } from 'node:module';
import path from 'node:path';

/** The table of parsers gray-matter looks languages up in. */
interface Engines {
  yaml?: { parse: (text: string) => object };
}

/** The table that the plugin of a site uses; none where the plugin parses front matter in another way. */
function enginesOf(directory: string): Engines | undefined {
  const fromSite = createRequire(path.join(directory, 'package.json'));
  try {
    const fromPlugin = createRequire(fromSite.resolve('gatsby-plugin-mdx/package.json'));
    return fromPlugin('gray-matter/lib/engines') as Engines;
  } catch {
    return undefined;
  }
}

/**
 * Makes gatsby-plugin-mdx accept malformed front matter. It would answer with a stack trace; the content check, which
 * reads the same files, says what is wrong and where.
 */
export function tolerateMalformedFrontMatter(directory: string): void {
  const engines = enginesOf(directory);
  if (!engines?.yaml) return;
  const { parse } = engines.yaml;
  engines.yaml = {
    ...engines.yaml,
    parse: (text) => {
      try {
        return parse(text);
      } catch {
        return {};
      }
    },
  };
}
