import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Node,
  type Pair,
} from 'yaml';

/** A data file without its faults. */
export interface RepairedData {
  text: string;
  value: Record<string, unknown>;
  /** Paths of what was removed, such as `ada.socials.x`, each with the index of the fault that it had. */
  removed: { name: string; fault: number }[];
}

type Range = [number, number, number];
interface Part {
  path: (string | number)[];
  start: number;
  end: number;
}

/**
 * Removes the smallest field or list item at each line of a YAML or JSON file.
 * @returns null for a file that cannot be parsed.
 */
export function repairData(
  text: string,
  faults: readonly { line: number; column: number | null }[],
): RepairedData | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: false });
  if (document.errors.length > 0 || !isCollection(document.contents)) return null;
  const parts = partsOf(document.contents, []);
  const paths = faults.map(({ line, column }) => {
    const lineText = text.split('\n')[line - 1] ?? '';
    const from = counter.lineStarts[line - 1] ?? 0;
    const at = from + (column === null ? Math.max(lineText.search(/\S/), 0) : column - 1);
    const holding = parts.filter(({ start, end }) => start <= at && at < Math.max(end, start + 1));
    return (holding.at(-1) ?? parts.findLast(({ start }) => start <= at))?.path;
  });
  const removed: RepairedData['removed'] = [];
  // From the last to the first, so that positions in lists stay what they are.
  for (const [fault, at] of [...paths.entries()].reverse()) {
    if (at === undefined) continue;
    const parent = document.getIn(at.slice(0, -1), true);
    // An item of a list is nothing without one of its fields, and a table nothing without its only one.
    const isNothing =
      at.length > 1 && (typeof at.at(-2) === 'number' || (isMap(parent) && parent.items.length === 1));
    const path = isNothing && isMap(parent) ? at.slice(0, -1) : at;
    if (document.deleteIn(path)) removed.unshift({ name: path.join('.'), fault });
  }
  return {
    text: document.toString({ lineWidth: 0 }),
    value: document.toJS() as Record<string, unknown>,
    removed,
  };
}

/** Every field and item with its range, outer ones first. */
function partsOf(node: Node, path: (string | number)[]): Part[] {
  if (!isCollection(node)) return [];
  return node.items.flatMap((item, index): Part[] => {
    const { key, value }: { key: Node | null; value: Node | null } = isPair(item)
      ? (item as Pair<Node, Node | null>)
      : { key: null, value: item as Node };
    const name = isMap(node) && isScalar(key) ? String(key.value) : index;
    const start = ((key ?? value)?.range as Range | undefined)?.[0] ?? 0;
    const end = (value?.range as Range | undefined)?.[1] ?? (key?.range as Range | undefined)?.[1] ?? start;
    const own = [...path, name];
    return [{ path: own, start, end }, ...(value ? partsOf(value, own) : [])];
  });
}
