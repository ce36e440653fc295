import type { Locale } from '../../domain/routing/locale';

const TITLES: Record<Locale, (name: string) => string> = {
  'zh-Hans': (name) => `没有迁移过来：${name}`,
  en: (name) => `Not moved: ${name}`,
};

/** The lines of a fenced block of code, whose fence is longer than any in the code. */
export function fenced(code: string, info: string): string[] {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [fence + info, ...code.split('\n'), fence];
}

/** Code in a line of text. */
export function inlineCode(code: string): string {
  const line = code.replace(/\s*\n\s*/g, ' ').trim();
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = longest > 0 || line === '' ? ' ' : '';
  return `${ticks}${space}${line}${space}${ticks}`;
}

/**
 * A block that stands for something that cannot be shown: a quotation with what stood there as code. It may stand in
 * any other block, so nothing around it has to change.
 */
export function placeholderBlock(name: string, code: string, locale: Locale): string[] {
  return [
    `> **${TITLES[locale](inlineCode(name))}**`,
    '>',
    ...fenced(code, 'jsx').map((line) => (line.trim() === '' ? '>' : `> ${line}`)),
  ];
}

/** The name of some code in placeholders and reports: an element by its tag, other code by its first words. */
export function nameOfCode(code: string): string {
  const tag = /^<\s*([\w.$-]+)/.exec(code)?.[1];
  if (tag !== undefined) return `<${tag}>`;
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
