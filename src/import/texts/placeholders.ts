import type { Nodes } from 'mdast';
import { isComponentName } from '../../domain/markdown/registry';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import type { Locale } from '../../domain/routing/locale';
import { textsIn } from '../../gatsby/configuration/languages';
import { applyEdits, type TracedText } from '../docusaurus/edits';
import { isElement, type Body } from './body';

const titleOf = (name: string, locale: Locale): string =>
  textsIn(locale).language.import.title.replace('{name}', name);

function noticeIn(locale: Locale): string {
  const { label, notice } = textsIn(locale).language.import;
  return `:::caution[${label}]\n\n${notice}\n\n:::`;
}

/** More ticks than there are anywhere in some code. */
const ticksFor = (code: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));

/** The lines of a fenced block of code, whose fence is longer than any in the code. */
export function fenced(code: string, info: string): string[] {
  const fence = ticksFor(code, 3);
  return [fence + info, ...code.split('\n'), fence];
}

function inlineCode(code: string): string {
  const line = code.replace(/\s*\n\s*/g, ' ').trim();
  const ticks = ticksFor(line, 1);
  const space = ticks.length > 1 || line === '' ? ' ' : '';
  return ticks + space + line + space + ticks;
}

/** A text whose body in the old site is shown as its source below a notice; the front matter stays. */
export function asSource(source: TracedText, locale: Locale, old = source.text): TracedText {
  const { body } = splitFrontMatter(source.text);
  const code = splitFrontMatter(old).body.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const start = source.text.length - body.length;
  const shown = [noticeIn(locale), '', ...fenced(code, 'mdx'), ''].join('\n');
  return applyEdits(source, [{ start, end: source.text.length, text: `${start > 0 ? '\n' : ''}${shown}` }]);
}

/**
 * Makes a function that puts a placeholder where a node stands. The content of an element stays, and one that only
 * frames it leaves nothing. A block becomes a quotation with what stood there as code: it may stand in any other block,
 * so nothing around it has to change.
 */
export function placeholderWriter(body: Body, locale: Locale): (node: Nodes) => void {
  const done = new Set<Nodes>();
  return (node) => {
    if (!node.position || done.has(node)) return;
    done.add(node);
    const [from, to] = body.range(node);
    const [innerFrom, innerTo] = contentOf(node, body) ?? [to, to];
    const code = body.text.slice(from, innerFrom).trimEnd();
    const name = nameOf(code);
    const { line } = node.position.start;
    const replaceTags = (opening: string, closing: string): void => {
      body.replace(from, innerFrom, opening);
      if (innerTo < to) body.replace(innerTo, to, closing);
    };
    if (innerFrom < to && isFrame(node)) {
      body.note('left-out', `\`${name}\`, a frame: what is in it stays`, line);
      replaceTags('', '');
      return;
    }
    body.note('placeholder', `\`${name}\``, line);
    // Blocks may share a line with others.
    const isAlone = body.after(node).trim() === '' && !/[^\s>*+\d.)-]/.test(body.before(node));
    if (!isAlone || /^(?:mdxJsxText|mdxText|textDirective|image|link|inline)/.test(node.type)) {
      const isInTable = /^\s*(?:>\s*)*\|/.test(body.lineText(line));
      replaceTags(isInTable ? inlineCode(code).replace(/(?<!\\)\|/g, '\\|') : inlineCode(code), '');
      return;
    }
    const prefix = body.prefix(node);
    const indent = new RegExp(`(?<=\\n)[ \\t>]{0,${String(prefix.length)}}`, 'g');
    const block = [
      `**${titleOf(inlineCode(name), locale)}**`,
      '',
      ...fenced(code.replace(indent, ''), 'jsx'),
    ].map((shown) => `> ${shown}`.trimEnd());
    const gap = `\n${prefix.trimEnd()}`;
    replaceTags(block.join(`\n${prefix}`) + (innerFrom < to ? `${gap}\n${prefix}` : ''), gap);
  };
}

/** The name of some code in placeholders and reports: an element by its tag, other code by its first words. */
function nameOf(code: string): string {
  const tag = /^<\s*([\w.$-]+)/.exec(code)?.[1];
  if (tag !== undefined) return `<${tag}>`;
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** Elements whose content means nothing without them. */
const WHOLE = /^(?:iframe|object|script|style|svg|table|video)$/;

/** The range of the content of an element, which stays without it; null without any. */
function contentOf(node: Nodes, body: Body): [start: number, end: number] | null {
  if (!isElement(node) || isComponentName(node.name ?? '') || WHOLE.test(node.name ?? '')) return null;
  const inner = node.children.filter((child) => child.position);
  const [first, last] = [inner[0], inner.at(-1)];
  return first && last ? [body.range(first)[0], body.range(last)[1]] : null;
}

/** Whether an element shows nothing besides its content: a component that is given nothing but texts. */
const isFrame = (node: Nodes): boolean =>
  isElement(node) &&
  /^[A-Z]/.test(node.name ?? '') &&
  node.attributes.every(
    ({ type, value }) => type === 'mdxJsxAttribute' && (value === null || typeof value !== 'object'),
  );
