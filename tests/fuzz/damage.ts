/*
 * Documents damaged at random, the same ones for the same seed: whatever an author, a merge or an attacker leaves in a
 * file is at worst a problem with a place.
 */

/** Pieces of syntax that open, close or multiply something. */
const PIECES = [
  '{', '}', '<', '>', '</', '/>', '`', '```', '~~~', '*', '**', '_', '[', ']', '(', ')', '![', '[^a]', '[^a]: ', '|',
  '|---|', '\n---\n', '---\n', ':::', ':::note\n', ':::\n', '::a[b]{c=d}', '$', '$$', '\\', '#', '## {#a}', '> ', '- ',
  '1. ', '\t', '\r\n', '\u0000', '\u001b[2J', '\u202e', '\ufeff', '\ud800', '潮', '🌊', '&amp;', '&#0;', '<!--', '-->',
  '<Tabs>', '</Tabs>', '<TabItem value="a">', '<b constructor="x">', '<__proto__>', '<script>', '<svg><a xlink:href="',
  '{toc', '{props.x}', '{frontMatter}', '{(() => { for (;;); })()}', '{Array(1e9).fill(0)}', '{process.env}', '{/^(a+)+$/',
  '{...', '{`${', 'export const a = ', 'export default ', "import x from './x.mdx'\n", "import A from '@theme/Tabs'\n",
  '<A {...a}>', '{[1].map((n) => <b>{n}', 'title: ', 'tags: [', '&a [*a]', '*a', '!!js/function ', '<<: *a', '__proto__: ',
  '{/* truncate */}', '<!-- truncate -->', '```js live', '```mermaid\n', '```js {1-9999}', '://', 'javascript:', '../../../',
  'constructor', ':smile:', '\\def\\a{\\a\\a}\\a', '<details>', '<table><tr>', '<head><meta>', '<Video src="', '<Steam appId={',
]; // prettier-ignore

type Damage = (text: string, random: () => number, others: readonly string[]) => string;

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

/** A part of a text: where it begins, and where it ends. */
function part(text: string, random: () => number, most = 200): [start: number, end: number] {
  const start = Math.floor(random() * text.length);
  return [start, Math.min(text.length, start + 1 + Math.floor(random() * most))];
}

const DAMAGES: readonly Damage[] = [
  // Something is missing.
  (text, random) => {
    const [start, end] = part(text, random);
    return text.slice(0, start) + text.slice(end);
  },
  // It ends early.
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  // Syntax where it does not belong.
  (text, random) => {
    const [start] = part(text, random);
    return text.slice(0, start) + pick(PIECES, random) + text.slice(start);
  },
  // Much of it.
  (text, random) => {
    const [start] = part(text, random);
    return (
      text.slice(0, start) + pick(PIECES, random).repeat(2 ** Math.floor(random() * 9)) + text.slice(start)
    );
  },
  // A part twice.
  (text, random) => {
    const [start, end] = part(text, random, 1000);
    return text.slice(0, end) + text.slice(start, end) + text.slice(end);
  },
  // A part of another document.
  (text, random, others) => {
    const other = pick(others, random);
    const [start] = part(text, random);
    const [from, to] = part(other, random, 1000);
    return text.slice(0, start) + other.slice(from, to) + text.slice(start);
  },
  // Another character.
  (text, random) => {
    const [start] = part(text, random);
    return text.slice(0, start) + String.fromCharCode(Math.floor(random() * 0x300)) + text.slice(start + 1);
  },
  // Lines in another order.
  (text, random) => {
    const lines = text.split('\n');
    const [start, end] = part(text, random, 10);
    return [...lines.slice(end), ...lines.slice(start, end), ...lines.slice(0, start)].join('\n');
  },
];

/** A text with one to six damages. */
export function damaged(texts: readonly string[], random: () => number): string {
  let text = pick(texts, random);
  const times = 1 + Math.floor(random() * 6);
  for (let time = 0; time < times; time++) text = pick(DAMAGES, random)(text, random, texts);
  // A file cannot hold halves of characters.
  return Buffer.from(text).toString();
}
