import type { ContentNode, ContentTree } from './tree';

/** A block of a text and the one that says the same in another language; null where the other text has none. */
export interface BlockPair {
  own: ContentNode | null;
  other: ContentNode | null;
}

/** A block with what it is compared by. */
interface Block {
  node: ContentNode;
  /** Element with its classes, or component. */
  kind: string;
  /** Id of a heading. */
  heading: string | undefined;
  text: string;
  /** What translators leave as it is: code and numbers. */
  marks: ReadonlySet<string>;
}

/**
 * Pairs the blocks of a text with those of its translation: headings by their ids, the others in between by kind and
 * order, and where one text has more of them, those that have the same code and numbers. Each block occurs once, both
 * texts are in order.
 */
export function pairBlocks(own: ContentTree, other: ContentTree): BlockPair[] {
  const [left, right] = [blocksOf(own), blocksOf(other)];
  const rightIds = headingIds(other);
  const shared = new Set([...headingIds(own)].filter((id) => rightIds.has(id)));
  const width = right.length + 1;
  /** Best sum of {@link likeness} of the blocks from a place in both texts, row by row from the end. */
  const best = new Float64Array((left.length + 1) * width);
  const at = (l: number, r: number): number => best[l * width + r] ?? 0;
  const together = (l: number, r: number): number => {
    const [a, b] = [left[l], right[r]];
    const alike = a && b ? likeness(a, b, shared) : 0;
    return alike > 0 ? alike + at(l + 1, r + 1) : 0;
  };
  for (let l = left.length - 1; l >= 0; l--)
    for (let r = right.length - 1; r >= 0; r--)
      best[l * width + r] = Math.max(together(l, r), at(l + 1, r), at(l, r + 1));

  const pairs: BlockPair[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const [a, b] = [left[l]?.node ?? null, right[r]?.node ?? null];
    const isPair = a !== null && b !== null && together(l, r) > 0 && at(l, r) === together(l, r);
    const isOwn = isPair || (a !== null && (b === null || at(l, r) === at(l + 1, r)));
    pairs.push({ own: isOwn ? a : null, other: isPair || !isOwn ? b : null });
    if (isOwn) l += 1;
    if (isPair || !isOwn) r += 1;
  }
  return pairs;
}

/** Whether both texts have the same block, such as code or a formula. */
export const isSameBlock = ({ own, other }: BlockPair): boolean =>
  own !== null && other !== null && textOf(own) === textOf(other);

/** How alike two blocks are; 0 if they are no pair. */
function likeness(own: Block, other: Block, sharedIds: ReadonlySet<string>): number {
  if (own.heading && own.heading === other.heading) return 100;
  if ([own, other].some(({ heading }) => heading && sharedIds.has(heading))) return 0;
  if (own.kind !== other.kind) return 0;
  if (own.text === other.text) return 4;
  const common = [...own.marks].filter((mark) => other.marks.has(mark)).length;
  return 1 + (2 * common) / Math.max(own.marks.size, other.marks.size, 1);
}

const blocksOf = (tree: ContentTree): Block[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string' && node.trim() === '') return [];
    const text = textOf(node);
    const marks = new Set(text.match(/(?<=<code\b[^>]*>)[^<]+|\d+/g));
    return [{ node, kind: kindOf(node), heading: headingOf(node), text, marks }];
  });

/** A block as text, without the site's own words: buttons of code and labels of components. */
const textOf = (node: ContentNode): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'labels' ? undefined : value)).replace(
    /<button\b.*?<\/button>/g,
    '',
  );

function kindOf(node: ContentNode): string {
  if (typeof node === 'string') return '';
  if ('component' in node) return node.component;
  const { className } = node.attrs ?? {};
  return `${node.tag}.${typeof className === 'string' ? className : ''}`;
}

function headingOf(node: ContentNode): string | undefined {
  if (typeof node === 'string' || !('tag' in node) || !/^h[1-6]$/.test(node.tag)) return undefined;
  const id = node.attrs?.id;
  return typeof id === 'string' ? id : undefined;
}

const headingIds = (tree: ContentTree): Set<string> => new Set(tree.flatMap((node) => headingOf(node) ?? []));

/**
 * Gives the change that blocks of another text need to stand on the page of a text: their ids, and the links to them,
 * get a prefix, as ids of headings are the same in both. Links to headings lead to those of the page's own text.
 */
export function otherIds(own: ContentTree): (node: ContentNode) => ContentNode {
  const headings = headingIds(own);
  const renamed = (text: string): string =>
    text.replace(
      /( (?:id|for|headers|aria-(?:labelledby|describedby|controls|details))="| href="#)([^"]*)"/g,
      (whole, start: string, names: string) =>
        start.includes('#') && headings.has(names)
          ? whole
          : `${start}${names.replace(/\S+/g, (name) => PREFIX + name)}"`,
    );
  return function rename(node): ContentNode {
    if (typeof node === 'string') return node;
    if ('component' in node) return node.children ? { ...node, children: node.children.map(rename) } : node;
    const { id, ...attrs } = node.attrs ?? {};
    const named = typeof id === 'string' ? { ...attrs, id: PREFIX + id } : attrs;
    return 'html' in node
      ? { ...node, attrs: named, html: renamed(node.html) }
      : { ...node, attrs: named, children: node.children.map(rename) };
  };
}

/** Of ids of the other text. */
const PREFIX = 'with:';
