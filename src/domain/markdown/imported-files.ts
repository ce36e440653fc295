import type { ElementContent, Root } from 'hast';
import { joinPath } from '../basics/join-path';
import { parseTree } from '../basics/yaml-tree';
import { PartialComponent } from '../script/values';
import { errorAt } from '../problem/problem';
import { hasScheme } from '../routing/paths';
import type { CompileContext, ImportableFile, Positioned } from './context';
import type { LoadFile } from './esm';
import { splitFrontMatter } from './split-front-matter';
import { visit } from './visit';

type CompilePartial = (
  text: string,
  context: CompileContext,
  props: Readonly<Record<string, unknown>>,
) => { html: Root; exported: Record<string, unknown> };

/** How deep files may import each other. Where the stack ends instead, Node 22 may stop without an error. */
const MOST_IMPORTS = 20;

/** Lets a document import data, and Markdown files as components, each compiled where it is used. */
export function fileLoader(context: CompileContext, compilePartial: CompilePartial): LoadFile {
  return (specifier, node) => {
    const found = context.options.findImport?.(specifier, context.options.file) ?? null;
    if (found === null) {
      context.error(
        node,
        `This document imports "${specifier}", but there is no such file.`,
        'Write the path from this file (./_part.mdx, ./data.json), or from the content folder (@site/docs/_part.mdx).',
      );
      return null;
    }
    if (!/\.mdx?$/.test(found.file)) return readDataFile(found, context);
    if (context.importing.includes(found.file) || found.file === context.options.file) {
      context.error(
        node,
        `"${found.file}" imports itself, through ${[...context.importing, context.options.file].join(', ')}.`,
        'Remove one of the imports.',
      );
      return null;
    }
    if (context.importing.length === MOST_IMPORTS) throw new RangeError('Imports are nested too deep.');
    const { body, bodyLine } = splitFrontMatter(found.text);
    const inner = context.inFile(found.file, bodyLine);
    const render = (props: Readonly<Record<string, unknown>>): ElementContent[] => {
      const { html } = compilePartial(body, inner, props);
      moveHere(html, found.file, node, context);
      return html.children as ElementContent[];
    };
    // What it exports is known once it is compiled; its problems are reported where it is rendered.
    const silent = context.inFile(found.file, bodyLine, []);
    return { ...compilePartial(body, silent, {}).exported, default: new PartialComponent(render) };
  };
}

/** Makes addresses relative to the document, and gives nodes the position of the import, for messages. */
function moveHere(html: Root, file: string, node: Positioned, context: CompileContext): void {
  const from = context.options.file.split('/').slice(0, -1);
  const folder = file.split('/').slice(0, -1);
  visit(html, (child) => {
    if (child.type === 'root') return;
    child.position = node.position as typeof child.position;
    if (child.type !== 'element') return;
    for (const name of ['href', 'src'] as const) {
      const address = child.properties[name];
      if (typeof address !== 'string' || !isRelativeFile(address)) continue;
      child.properties[name] = relativePath(from, joinPath(folder, address));
    }
  });
}

const isRelativeFile = (address: string): boolean =>
  !hasScheme(address) && !/^[/#@]/.test(address) && /\.\w+([?#].*)?$/.test(address);

function relativePath(folder: readonly string[], file: string): string {
  const target = file.split('/');
  let shared = 0;
  while (shared < folder.length && folder[shared] === target[shared]) shared += 1;
  const up = folder.slice(shared).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...target.slice(shared)].join('/');
}

/** Reads a data file: its value as `default`, and a table's fields by name; null after a report. */
function readDataFile({ file, text }: ImportableFile, { problems }: CompileContext): ReturnType<LoadFile> {
  const { document, placeOf } = parseTree(text);
  const [error] = document.errors;
  if (error) {
    problems.push(
      errorAt(
        file,
        placeOf(error.pos[0]),
        `The data cannot be read: ${error.message}.`,
        file.endsWith('.json')
          ? 'Put names and texts in double quotes, and separate them by commas.'
          : 'Quote texts that contain ": " or "#", and check the indentation.',
      ),
    );
    return null;
  }
  const value: unknown = document.toJS();
  const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { default: value, ...(isTable ? value : {}) };
}
