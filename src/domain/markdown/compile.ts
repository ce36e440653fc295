import type { Root } from 'hast';
import { own } from '../basics/own';
import { warningAt } from '../problem/problem';
import { makeAccessible } from './accessible';
import { collapse } from './collapse';
import { CompileContext, type CompileOptions, type PageNeed } from './context';
import { evaluateBody } from './evaluate-body';
import { takeHead } from './head';
import { anchorHeadings } from './headings';
import { loadGrammars } from './highlight';
import { followHtmlRules } from './html-rules';
import { renderInlineToc } from './inline-toc';
import { prepareInteractive } from './interactive';
import { collectImages, collectLinks, openParagraphs, wrapTables } from './links-and-images';
import { collectMedia } from './media';
import { DATA_COMPONENTS } from './registry';
import { refuseScripts } from './safe-html';
import { renderStaticComponents } from './static-components';
import { normaliseTabs } from './tabs';
import { plainExcerpt, readingMinutes, shapeOf, textSections, textStatistics } from './text';
import { visit } from './visit';

/** A compiled document: the tree, and everything computed from it once. Plain JSON. */
export type CompiledDocument = ReturnType<typeof compileIn>;

/**
 * Compiles the body of a document to plain data. It is pure. Problems are collected, not thrown; a document that cannot
 * be parsed gives an empty tree and one error.
 */
export function compile(body: string, options: CompileOptions): CompiledDocument {
  if (options.grammars?.length) loadGrammars(options.grammars);
  const context = new CompileContext(options);
  try {
    return compileIn(context, body);
  } finally {
    context.session.close();
  }
}

function compileIn(context: CompileContext, body: string) {
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
  const headings = anchorHeadings(html, title, context);
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
    /** Number of leading nodes above the truncate marker; null without a marker. */
    truncateAt,
    /** Text of a leading level-1 heading, which is not part of the tree. */
    title,
    head,
    headings,
    excerpt: plainExcerpt(html, options.locale),
    statistics,
    /** Reading time in minutes, with two decimals. */
    readingMinutes: readingMinutes(statistics),
    sections: textSections(html),
    links: context.links,
    images: context.images,
    remote: context.remote,
    anchors: [...new Set(context.anchors)],
    titleId: context.titleId,
    pageNeeds: [...context.pageNeeds].sort(),
    shape: shapeOf(html),
    twin,
    problems: context.problems,
  };
}

/** What a page must load for its components. */
const NEEDS = { Mermaid: 'mermaid', LiveCode: 'live', DocCardList: 'cards', ...DATA_COMPONENTS } as const;

/** Notes what the page must load for the components of a document, wherever they came from. */
function collectPageNeeds(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node) => {
    const need = own<PageNeed>(NEEDS, node.name);
    if (need) context.pageNeeds.add(need);
  });
}

/** Warns of code that reads the clock of a document without a date: it would print the same wrong day for ever. */
function reportMissingClock({ session, options, problems }: CompileContext): void {
  if (session.missingClockAt === null) return;
  problems.push(
    warningAt(
      options.file,
      session.missingClockAt,
      'This code reads the clock, which stands at 2000-01-01 because the document has no date.',
      'Write `date` or `last_update` with a date in the front matter, or the time in the code: `new Date("2026-01-01")`.',
    ),
  );
}
