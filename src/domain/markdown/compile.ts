import type { Element, Root as HastRoot } from 'hast';
import type { Code, Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from './visit';
import { VFile as File } from 'vfile';
import { errorAt, type Problem } from '../problem/problem';
import { makeAccessible } from './accessible';
import { admonitions } from './admonitions';
import { codeBlockElement } from './code-block';
import { joinChineseLines } from './cjk-lines';
import { codeGroups } from './code-group';
import { parseCodeMeta } from './code-meta';
import { collapse } from './collapse';
import {
  reportError,
  type CompileContext,
  type CompileOptions,
  type Feature,
  type ImageRecord,
  type LinkRecord,
  type RemoteMedia,
} from './context';
import { emojiShortcodes } from './emoji';
import { extractScope, type DocumentScope } from './esm';
import { Evaluator } from './evaluate';
import { takeHead, type HeadTag } from './head';
import { anchorHeadings, explicitHeadingIds, type HeadingRecord } from './headings';
import { loadGrammars } from './highlight';
import { renderInlineToc, tocItems } from './inline-toc';
import { followHtmlRules } from './html-rules';
import { prepareInteractive } from './interactive';
import { evaluateJsx } from './jsx';
import { reportLooseEnds } from './loose-ends';
import { renderMath } from './math';
import { collectMedia } from './media';
import { MdxSyntaxError, parseMarkdown } from './parse';
import { partialLoader } from './partials';
import { dataOf, type ComponentName } from './registry';
import { collectImages, collectLinks, openParagraphs, wrapTables } from './links-and-images';
import { refuseScripts } from './safe-html';
import { shapeOf, type DocumentShape } from './shape';
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
import { twinText } from './twin-text';

/** A compiled document: the tree and everything computed from it once. Plain JSON. */
export interface CompiledDocument {
  tree: ContentTree;
  /** Number of leading nodes above the truncate marker, or null without one. */
  truncateAt: number | null;
  /** Text of a leading level-1 heading, which is not part of the tree. */
  title: string | null;
  /** Tags for the head of the page. */
  head: HeadTag[];
  headings: HeadingRecord[];
  /** First paragraph as plain text, at most 160 characters. */
  excerpt: string;
  statistics: TextStatistics;
  /** Minutes, two decimals. */
  readingMinutes: number;
  sections: TextSection[];
  links: LinkRecord[];
  images: ImageRecord[];
  /** What it shows that other sites hold. */
  remote: RemoteMedia[];
  /** Ids that links may point at. */
  anchors: string[];
  features: Feature[];
  shape: DocumentShape;
  /** The text as plain Markdown, with placeholders for addresses. */
  markdown: string;
  problems: Problem[];
}

/**
 * Compiles the body of a document (without front matter) to a tree of plain data. Pure: the same text and options
 * always give the same result. Problems are collected, not thrown; a document that cannot be parsed gives an empty
 * tree and one error.
 */
export function compile(body: string, options: CompileOptions): CompiledDocument {
  if (options.grammars?.length) loadGrammars(options.grammars);
  const context: CompileContext = {
    options,
    importing: [],
    problems: [],
    links: [],
    images: [],
    remote: [],
    anchors: [],
    features: new Set(),
  };
  const { html, title } = evaluateBody(body, context, {});
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
  collectFeatures(html, context);
  const statistics = textStatistics(html);
  const markdown = twinText(html, context);
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
    features: [...context.features].sort(),
    shape: shapeOf(html),
    markdown,
    problems: context.problems,
  };
}

interface EvaluatedBody {
  html: HastRoot;
  /** Text of a leading level-1 heading, which is taken out of documents and stays in partials. */
  title: string | null;
  /** Values of what the text exports. */
  exported: Record<string, unknown>;
}

/**
 * From text to an HTML tree in which everything is evaluated, for documents and for the partials they import.
 * @param props What a partial is given where it is used.
 */
function evaluateBody(
  body: string,
  context: CompileContext,
  props: Readonly<Record<string, unknown>>,
): EvaluatedBody {
  const markdown = parseBody(body, context);
  reportLooseEnds(markdown, body, context);
  const scope = extractScope(markdown, context, partialLoader(context, evaluateBody));
  emojiShortcodes(markdown);
  const isPartial = context.importing.length > 0;
  const title = isPartial ? null : takeTitle(markdown);
  markTruncation(markdown, context);
  joinChineseLines(markdown);
  unravelParagraphs(markdown);
  codeGroups(markdown, context);
  admonitions(markdown, context);
  explicitHeadingIds(markdown);
  codeFences(markdown, context);
  imageFigures(markdown);
  const evaluator = new Evaluator(scope, {
    frontMatter: context.options.frontMatter ?? {},
    contentTitle: title ?? undefined,
    toc: tocItems(markdown),
    props,
  });
  const failure = evaluator.failure();
  if (failure) {
    reportError(
      context,
      { position: failure.place && { start: failure.place } },
      `What this document exports cannot be evaluated: ${failure.message}.`,
      'Exports are evaluated once, when the site is built: use literals and plain JavaScript, no browser and no Node.',
    );
  }
  const html = renderMath(toHtmlTree(markdown, context.options), context);
  evaluateJsx(html, scope, evaluator, context);
  return { html, title, exported: exportedValues(scope, evaluator) };
}

/** What a partial exports; an export that fails is reported where it is used. */
function exportedValues(scope: DocumentScope, evaluator: Evaluator): Record<string, unknown> {
  try {
    return Object.fromEntries(scope.names.map((name) => [name, evaluator.declared(name)]));
  } catch {
    return {};
  }
}

/** Parses a text; one that is not MDX gives an empty tree and one error. */
function parseBody(body: string, { options, problems }: CompileContext): Root {
  try {
    return parseMarkdown(body);
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error;
    const place = error.place && { ...error.place, line: error.place.line + options.firstLine - 1 };
    const reason = moveLines(error.reason, options.firstLine - 1).replace(/\.?$/, '.');
    problems.push(errorAt(options.file, place, `The MDX cannot be parsed: ${reason}`, syntaxRemedy(reason)));
    return { type: 'root', children: [] };
  }
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
  if (reason.includes('import/exports'))
    return 'Check the import or export: valid JavaScript, each name once, a blank line below the last one.';
  if (/acorn|expression/i.test(reason))
    return 'In prose write \\{ for a brace, or put it in `code`; inside braces write one JavaScript expression.';
  if (/closing|end tag|expected a closing/i.test(reason))
    return 'Close every tag you open, with blank lines around Markdown inside it.';
  if (/before name|character `?[<!]|in name/i.test(reason))
    return 'In prose write \\< for a less-than sign, or put it in `code`.';
  return 'Check the tags and braces near this place.';
}

/** Languages whose code the playground runs. */
const LIVE_LANGUAGES = new Set(['js', 'jsx', 'ts', 'tsx', 'javascript', 'typescript']);

/** Fences become highlighted blocks; `mermaid` and `live` ones components that work in the browser. */
function codeFences(tree: Root, context: CompileContext): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const language = node.lang ?? '';
    const meta = parseCodeMeta(node.meta ?? '');
    const attributes: Record<string, string | null> = { code: node.value };
    if (language === 'mermaid') {
      if (meta.title !== null) attributes.title = meta.title;
      parent.children[index] = componentNode('Mermaid', attributes, [], node);
      return undefined;
    }
    const block = codeBlockElement({ code: node.value, language, meta: node.meta ?? '' }, node, context);
    // Kept on the node until Markdown becomes HTML; the `code` handler below hands it over.
    node.data = { ...node.data, block } as typeof node.data;
    if (!meta.flags.has('live') || !LIVE_LANGUAGES.has(language.toLowerCase())) return undefined;
    if (meta.flags.has('noInline')) attributes.noInline = null;
    parent.children[index] = componentNode('LiveCode', attributes, [node], node);
    return [SKIP, index + 1];
  });
}

/** JSX of a component, as if the author had written it; an attribute without a value is true. */
const componentNode = (
  name: ComponentName,
  attributes: Record<string, string | null>,
  children: Code[],
  { position }: Code,
) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children,
    position,
  }) satisfies RootContent;

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

/** Notes which parts of the page need something of their own, wherever they came from. */
function collectFeatures(tree: HastRoot, context: CompileContext): void {
  visit(tree, 'component', (node) => {
    if (node.name === 'Mermaid') context.features.add('mermaid');
    if (node.name === 'LiveCode') context.features.add('live');
    if (node.name === 'DocCardList') context.features.add('cards');
    const data = dataOf(node.name);
    if (data) context.features.add(data);
  });
}
