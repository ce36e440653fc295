import type { Root } from 'hast';
import { admonitions } from './admonitions';
import { joinChineseLines } from './cjk-lines';
import { codeFences, codeGroups } from './code-fences';
import type { CompileContext } from './context';
import { emojiShortcodes } from './emoji';
import { extractScope, type DocumentScope } from './esm';
import { Evaluator } from './evaluate';
import { explicitHeadingIds } from './headings';
import { toHtmlTree } from './html-tree';
import { tocItems } from './inline-toc';
import { evaluateJsx } from './jsx';
import { reportLooseEnds } from './loose-ends';
import { renderMath } from './math';
import { parseBody } from './parse';
import { fileLoader } from './imported-files';
import { preprocess } from './preprocess';
import { markTruncation, takeTitle, unravelParagraphs } from './structure';
import { twinParts, type TwinPart } from './twin';

interface EvaluatedBody {
  html: Root;
  /** Text of a leading level-1 heading, which is removed from documents and stays in partials. */
  title: string | null;
  /** The text as plain Markdown; empty for partials. */
  twin: TwinPart[];
  /** Values of the text's exports. */
  exported: Record<string, unknown>;
}

/** Turns a text into an evaluated HTML tree, for documents and for partials with their props. */
export function evaluateBody(
  body: string,
  context: CompileContext,
  props: Readonly<Record<string, unknown>>,
): EvaluatedBody {
  const markdown = parseBody(body, context);
  reportLooseEnds(markdown, body, context);
  const isPartial = context.importing.length > 0;
  const twin = isPartial ? [] : twinParts(markdown, preprocess(body));
  const scope = extractScope(markdown, context, fileLoader(context, evaluateBody));
  emojiShortcodes(markdown);
  const title = isPartial ? null : takeTitle(markdown, context.options.isTitleHidden);
  markTruncation(markdown, context);
  joinChineseLines(markdown);
  unravelParagraphs(markdown);
  codeGroups(markdown, context);
  admonitions(markdown, context);
  explicitHeadingIds(markdown, context);
  codeFences(markdown, context);
  const given = {
    frontMatter: context.options.frontMatter ?? {},
    contentTitle: title ?? undefined,
    toc: tocItems(markdown),
    props,
  };
  const evaluator = new Evaluator(scope, given, context.session);
  context.session.place = { line: context.options.firstLine, column: 1 };
  const failure = evaluator.failure();
  if (failure) {
    context.error(
      { position: failure.place && { start: failure.place } },
      `What this document exports cannot be evaluated: ${failure.message}.`,
      'Exports are evaluated once, when the site is built: use literals and plain JavaScript, no browser and no Node.',
    );
  }
  const html = renderMath(toHtmlTree(markdown, context.options), context);
  evaluateJsx(html, scope, evaluator, context);
  return { html, title, twin, exported: exportedValues(scope, evaluator) };
}

/** Exports of a partial; an export that fails is reported where it is used. */
function exportedValues(scope: DocumentScope, evaluator: Evaluator): Record<string, unknown> {
  try {
    return Object.fromEntries(scope.names.map((name) => [name, evaluator.declared(name)]));
  } catch {
    return {};
  }
}
