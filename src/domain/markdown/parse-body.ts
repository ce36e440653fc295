import type { Root } from 'mdast';
import { errorAt } from '../problem/problem';
import type { CompileContext } from './context';
import { MdxSyntaxError, parseMarkdown } from './parse';

/** Parses a text; invalid MDX gives an empty tree and one error. */
export function parseBody(body: string, context: CompileContext): Root {
  const { options, problems } = context;
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

/** The parser counts lines from the body's first line, also in the positions inside its messages (`(5:3-5:22)`). */
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
