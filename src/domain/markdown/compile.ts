import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { VFile as File } from 'vfile';
import { errorAt, type Problem } from '../content/problem';
import { makeAccessible } from './accessible';
import { admonitions } from './admonitions';
import { codeBlockElement } from './code-block';
import { joinChineseLines } from './cjk-lines';
import { codeGroups } from './code-group';
import { collapse } from './collapse';
import {
  reportWarning,
  type CompileContext,
  type CompileOptions,
  type Feature,
  type ImageRecord,
  type LinkRecord,
} from './context';
import { extractScope } from './esm';
import { anchorHeadings, explicitHeadingIds, type HeadingRecord } from './headings';
import { evaluateJsx } from './jsx';
import { dataOf } from './registry';
import { MdxSyntaxError, parseMarkdown } from './parse';
import { collectImages, collectLinks, wrapTables } from './references';
import { renderStaticComponents } from './static-components';
import { normaliseTabs } from './tabs';
import { markTruncation, takeTitle, unravelParagraphs } from './structure';
import {
  plainExcerpt,
  readingMinutes,
  textSections,
  textStatistics,
  type TextSection,
  type TextStatistics,
} from './text';
import type { ContentTree } from './tree';

/** A compiled document: the tree and everything computed from it once. Plain JSON. */
export interface CompiledDocument {
  tree: ContentTree;
  /** Number of leading nodes above the truncate marker, or null without one. */
  truncateAt: number | null;
  /** Text of a leading level-1 heading, which is not part of the tree. */
  title: string | null;
  headings: HeadingRecord[];
  /** First paragraph as plain text, at most 160 characters. */
  excerpt: string;
  statistics: TextStatistics;
  /** Minutes, two decimals. */
  readingMinutes: number;
  sections: TextSection[];
  links: LinkRecord[];
  images: ImageRecord[];
  /** Ids that links may point at. */
  anchors: string[];
  features: Feature[];
  problems: Problem[];
}

const katex = unified().use(rehypeKatex, { output: 'htmlAndMathml', strict: 'ignore' }).freeze();

/**
 * Compiles the body of a document (without front matter) to a tree of plain data. Pure: the same text and options
 * always give the same result. Problems are collected, not thrown; a document that cannot be parsed gives an empty
 * tree and one error.
 */
export function compile(body: string, options: CompileOptions): CompiledDocument {
  const context: CompileContext = {
    options,
    problems: [],
    links: [],
    images: [],
    anchors: [],
    features: new Set(),
  };
  let markdown: Root;
  try {
    markdown = parseMarkdown(body);
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error;
    const place = error.place && { ...error.place, line: error.place.line + options.firstLine - 1 };
    const reason = moveLines(error.reason, options.firstLine - 1).replace(/\.?$/, '.');
    context.problems.push(
      errorAt(options.file, place, `The MDX cannot be parsed: ${reason}`, syntaxRemedy(reason)),
    );
    markdown = { type: 'root', children: [] };
  }
  const scope = extractScope(markdown, context);
  const title = takeTitle(markdown);
  markTruncation(markdown, context);
  joinChineseLines(markdown);
  unravelParagraphs(markdown);
  codeGroups(markdown, context);
  admonitions(markdown, context);
  explicitHeadingIds(markdown);
  codeFences(markdown, context);
  imageFigures(markdown);
  let html = toHtmlTree(markdown, options);
  evaluateJsx(html, scope, context);
  html = renderMath(html, context);
  renderStaticComponents(html, context);
  normaliseTabs(html, context);
  collectImages(html, context);
  const headings = anchorHeadings(html, context);
  collectLinks(html, context);
  makeAccessible(html, context);
  wrapTables(html, context);
  collectFeatures(html, context);
  const statistics = textStatistics(html);
  const { tree, truncateAt } = collapse(html);
  return {
    tree,
    truncateAt,
    title,
    headings,
    excerpt: plainExcerpt(html, options.locale),
    statistics,
    readingMinutes: readingMinutes(statistics),
    sections: textSections(html),
    links: context.links,
    images: context.images,
    anchors: [...new Set(context.anchors)],
    features: [...context.features].sort(),
    problems: context.problems,
  };
}

/** The parser counts lines from the body's first one, in the places its reasons name (`(5:3-5:22)`) too. */
const moveLines = (reason: string, lines: number): string =>
  reason.replace(
    /\((\d+):(\d+)(?:-(\d+):(\d+))?\)/g,
    (_, line: string, column: string, endLine?: string, endColumn?: string) => {
      const start = `${String(Number(line) + lines)}:${column}`;
      return endLine && endColumn
        ? `(${start}-${String(Number(endLine) + lines)}:${endColumn})`
        : `(${start})`;
    },
  );

/** What usually causes a parser's complaint. */
function syntaxRemedy(reason: string): string {
  if (/acorn|expression/i.test(reason))
    return 'In prose write \\{ for a brace, or put it in `code`; inside braces write one JavaScript expression.';
  if (/closing|end tag|expected a closing/i.test(reason))
    return 'Close every tag you open, with blank lines around Markdown inside it.';
  if (/before name|character `?[<!]|in name/i.test(reason))
    return 'In prose write \\< for a less-than sign, or put it in `code`.';
  return 'Check the tags and braces near this place.';
}

/** Fences become highlighted blocks; `mermaid` ones a component that draws in the browser. */
function codeFences(tree: Root, context: CompileContext): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const language = node.lang ?? '';
    if (language === 'mermaid') {
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Mermaid',
        attributes: [{ type: 'mdxJsxAttribute', name: 'code', value: node.value }],
        children: [],
        position: node.position,
      };
      return;
    }
    const block = codeBlockElement({ code: node.value, language, meta: node.meta ?? '' }, node, context);
    // Kept on the node until Markdown becomes HTML; the `code` handler below hands it over.
    node.data = { ...node.data, block } as typeof node.data;
  });
}

/** Marks images that stand alone, so that they become figures. */
function imageFigures(tree: Root): void {
  visit(tree, 'image', (node) => {
    if ((node.data as { isFigure?: boolean } | undefined)?.isFigure)
      node.data = { ...node.data, hProperties: { dataFigure: '' } };
  });
}

function toHtmlTree(tree: Root, options: CompileOptions): HastRoot {
  const { labels, footnotePrefix } = options;
  return unified()
    .use(remarkRehype, {
      clobberPrefix: footnotePrefix,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (reference: number, again: number) =>
        labels.backToReference.replace(
          '{number}',
          `${String(reference + 1)}${again > 1 ? `-${String(again)}` : ''}`,
        ),
      passThrough: [
        'mdxJsxFlowElement',
        'mdxJsxTextElement',
        'mdxFlowExpression',
        'mdxTextExpression',
      ] as never[],
      handlers: {
        code: (_state: unknown, node: { data?: { block?: Element } }) => node.data?.block,
      },
    })
    .runSync(tree, new File());
}

const MATH_CLASSES = new Set<string | number>(['language-math', 'math-display', 'math-inline']);

function renderMath(tree: HastRoot, context: CompileContext): HastRoot {
  visit(tree, 'element', ({ properties }) => {
    const classes = Array.isArray(properties.className) ? properties.className : [];
    if (!classes.some((name) => MATH_CLASSES.has(name))) return undefined;
    context.features.add('math');
    return EXIT;
  });
  if (!context.features.has('math')) return tree;
  const file: VFile = new File();
  const result = katex.runSync(tree, file) as HastRoot;
  for (const message of file.messages) {
    const place =
      message.place && 'start' in message.place
        ? message.place
        : { start: message.place ?? { line: 1, column: 1 } };
    reportWarning(
      context,
      { position: place },
      `A formula cannot be typeset: ${message.reason}.`,
      'Check the TeX between the dollar signs; KaTeX lists the commands it knows.',
    );
  }
  return result;
}

/** Notes which parts of the page need something of their own, wherever they came from. */
function collectFeatures(tree: HastRoot, context: CompileContext): void {
  visit(tree, 'component', (node) => {
    if (node.name === 'Mermaid') context.features.add('mermaid');
    if (node.name === 'DocCardList') context.features.add('cards');
    const data = dataOf(node.name);
    if (data) context.features.add(data);
  });
}
