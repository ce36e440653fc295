import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { own } from '../basics/own';
import type { Problem } from '../problem/problem';
import { makeAccessible } from './accessible';
import { collapse } from './collapse';
import type {
  CompileContext,
  CompileOptions,
  PageNeed,
  ImageRecord,
  LinkRecord,
  RemoteMedia,
} from './context';
import { evaluateBody } from './evaluate-body';
import { takeHead, type HeadTag } from './head';
import { anchorHeadings, type HeadingRecord } from './headings';
import { loadGrammars } from './highlight';
import { followHtmlRules } from './html-rules';
import { renderInlineToc } from './inline-toc';
import { prepareInteractive } from './interactive';
import { collectImages, collectLinks, openParagraphs, wrapTables } from './links-and-images';
import { collectMedia } from './media';
import { DATA_COMPONENTS, type SiteData } from './registry';
import { refuseScripts } from './safe-html';
import { reportMissingClock, startContext } from './start-context';
import { shapeOf, type DocumentShape } from './shape';
import { renderStaticComponents } from './static-components';
import { normaliseTabs } from './tabs';
import {
  plainExcerpt,
  readingMinutes,
  textSections,
  textStatistics,
  type TextSection,
  type TextStatistics,
} from './text';
import type { ContentTree } from './tree';
import type { TwinPart } from './twin';

/** A compiled document: the tree, and everything computed from it once. Plain JSON. */
export interface CompiledDocument {
  tree: ContentTree;
  /** Number of leading nodes above the truncate marker; null without a marker. */
  truncateAt: number | null;
  /** Text of a leading level-1 heading, which is not part of the tree. */
  title: string | null;
  head: HeadTag[];
  headings: HeadingRecord[];
  excerpt: string;
  statistics: TextStatistics;
  /** Reading time in minutes, with two decimals. */
  readingMinutes: number;
  sections: TextSection[];
  links: LinkRecord[];
  images: ImageRecord[];
  remote: RemoteMedia[];
  anchors: string[];
  pageNeeds: PageNeed[];
  shape: DocumentShape;
  twin: TwinPart[];
  problems: Problem[];
}

/**
 * Compiles the body of a document to plain data. It is pure. Problems are collected, not thrown; a document that cannot
 * be parsed gives an empty tree and one error.
 */
export function compile(body: string, options: CompileOptions): CompiledDocument {
  if (options.grammars?.length) loadGrammars(options.grammars);
  const context = startContext(options);
  try {
    return compileIn(context, body);
  } finally {
    context.session.close();
  }
}

function compileIn(context: CompileContext, body: string): CompiledDocument {
  const { options } = context;
  const { html, title, twin } = evaluateBody(body, context, {});
  reportMissingClock(context);
  const head = takeHead(html, context);
  prepareInteractive(html, context);
  renderStaticComponents(html, context);
  normaliseTabs(html, context);
  refuseScripts(html, context);
  followHtmlRules(html, context);
  collectMedia(html, context);
  collectImages(html, context);
  const headings = anchorHeadings(html, context);
  renderInlineToc(html, headings, context);
  collectLinks(html, context);
  makeAccessible(html, context);
  openParagraphs(html);
  wrapTables(html, context);
  collectPageNeeds(html, context);
  const statistics = textStatistics(html);
  const { tree, truncateAt } = collapse(html);
  return {
    tree,
    truncateAt,
    title,
    head,
    headings,
    excerpt: plainExcerpt(html, options.locale),
    statistics,
    readingMinutes: readingMinutes(statistics),
    sections: textSections(html),
    links: context.links,
    images: context.images,
    remote: context.remote,
    anchors: [...new Set(context.anchors)],
    pageNeeds: [...context.pageNeeds].sort(),
    shape: shapeOf(html),
    twin,
    problems: context.problems,
  };
}

/** Notes what the page must load for the components of a document, wherever they came from. */
function collectPageNeeds(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node) => {
    if (node.name === 'Mermaid') context.pageNeeds.add('mermaid');
    if (node.name === 'LiveCode') context.pageNeeds.add('live');
    if (node.name === 'DocCardList') context.pageNeeds.add('cards');
    const data = own<SiteData>(DATA_COMPONENTS, node.name);
    if (data) context.pageNeeds.add(data);
  });
}
