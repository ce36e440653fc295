/**
 * Touches the parsers of gray-matter inside gatsby-plugin-mdx, which answers malformed front matter with a stack trace.
 * Here such front matter counts as empty, and the content check, which reads the same files, reports what is wrong and
 * where.
 *
 * Without it, the stack trace is printed as well.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

interface Engines {
  yaml?: { parse: (text: string) => object };
}

/** The table in use by the plugin of a site; undefined when the plugin parses front matter in another way. */
function enginesOf(directory: string): Engines | undefined {
  const fromSite = createRequire(path.join(directory, 'package.json'));
  try {
    const fromPlugin = createRequire(fromSite.resolve('gatsby-plugin-mdx/package.json'));
    return fromPlugin('gray-matter/lib/engines') as Engines;
  } catch {
    return undefined;
  }
}

/** Makes gatsby-plugin-mdx accept malformed front matter. */
export function apply(directory: string): void {
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
