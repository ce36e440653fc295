import zhLabels from '../../src/i18n/locales/zh-Hans/content.json';
import enLabels from '../../src/i18n/locales/en/content.json';
import { compile, type CompiledDocument } from '../../src/domain/markdown/compile';
import type { CompileOptions } from '../../src/domain/markdown/context';
import type { ContentNode } from '../../src/domain/markdown/tree';
import type { Locale } from '../../src/domain/routing/locale';
import { documentEngine } from '../../src/gatsby/script/quick-js';
import { site } from '../../src/site/config';

/** Options for compiling a text in a test. */
export function compileOptions(overrides: Partial<CompileOptions> = {}): CompileOptions {
  const locale: Locale = overrides.locale ?? 'en';
  return {
    file: 'docs/Test.mdx',
    locale,
    magicComments: site.codeBlocks.magicComments,
    labels: locale === 'en' ? enLabels : zhLabels,
    footnotePrefix: 'test-',
    firstLine: 1,
    engine: documentEngine(),
    ...overrides,
  };
}

/** Compiles a text and expects no problems. */
export function compileClean(source: string, overrides: Partial<CompileOptions> = {}): CompiledDocument {
  const document = compile(source, compileOptions(overrides));
  if (document.problems.length > 0) throw new Error(JSON.stringify(document.problems, null, 2));
  return document;
}

/** The HTML of a tree with components as `<Name props>children</Name>`, for short expectations. */
export function htmlOf(nodes: readonly ContentNode[] = []): string {
  return nodes
    .map((node): string => {
      if (typeof node === 'string') return node;
      if ('component' in node) {
        const props = Object.entries(node.props ?? {}).map(
          ([key, value]) => ` ${key}=${JSON.stringify(value)}`,
        );
        return `<${node.component}${props.join('')}>${htmlOf(node.children)}</${node.component}>`;
      }
      const attrs = Object.entries(node.attrs ?? {}).map(
        ([key, value]) => ` ${key}="${typeof value === 'string' ? value : JSON.stringify(value)}"`,
      );
      return `<${node.tag}${attrs.join('')}>${'html' in node ? node.html : htmlOf(node.children)}</${node.tag}>`;
    })
    .join('\n');
}
