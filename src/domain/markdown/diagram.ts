/** The name of a Mermaid diagram (`accTitle: …`, or `title: …` in its front matter), or an empty text. */
export function diagramName(code: string): string {
  const own = /^\s*accTitle\s*:\s*(.+?)\s*$/m.exec(code)?.[1];
  const front = /^---\n[\s\S]*?^\s*title\s*:\s*(.+?)\s*$[\s\S]*?^---/m.exec(code)?.[1];
  return own ?? front ?? '';
}

/** Heights in CSS pixels that result from Mermaid's default spacing. */
const HEIGHT = { layer: 98, node: 62, message: 46, participants: 176, entity: 150, other: 320, most: 900 };

/**
 * Estimates the height of a diagram, so that the page reserves space for it and the text below hardly moves. Flowcharts
 * and state diagrams are as long as their longest path, sequence diagrams as their messages.
 */
export function diagramHeight(code: string): number {
  const lines = code
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  const kind = lines[0] ?? '';
  if (kind.startsWith('sequenceDiagram')) {
    const messages = lines.filter((line) => /-{1,2}(>>?|x|\))/.test(line)).length;
    const notes = lines.filter((line) => /^(note|loop|alt|else|opt|par)\b/i.test(line)).length;
    return limit(HEIGHT.participants + (messages + notes) * HEIGHT.message);
  }
  if (/^(flowchart|graph|stateDiagram)/.test(kind)) {
    const direction = /^(?:flowchart|graph)\s+(\w\w)/.exec(kind)?.[1] ?? directionLine(lines) ?? 'TB';
    const { depth, breadth } = layers(edges(lines.slice(1)));
    return limit(/LR|RL/.test(direction) ? breadth * HEIGHT.node + 24 : depth * HEIGHT.layer - 30);
  }
  if (/^(erDiagram|classDiagram)/.test(kind)) {
    const { depth } = layers(edges(lines.slice(1)));
    return limit(depth * HEIGHT.entity);
  }
  return HEIGHT.other;
}

const limit = (height: number): number => Math.min(HEIGHT.most, Math.max(72, Math.round(height)));

const directionLine = (lines: readonly string[]): string | undefined =>
  lines.map((line) => /^direction\s+(\w\w)$/.exec(line)?.[1]).find((found) => found !== undefined);

const ARROW =
  /\s*(?:[<ox|}]?(?:-{2,}|={2,}|-\.+-?|\.{2,})[>ox|{]*(?:\|[^|]*\|)?|--\s[^-]+\s-->?|[|}][|o]--[|o][|{])\s*/;

/** Pairs of names joined by arrows; `A --> B --> C` gives two. */
function edges(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line): [string, string][] => {
    const names = line
      .replace(/--\s+[^->|]+\s+-->/g, '-->')
      .split(ARROW)
      .map((part) => /^[\p{L}\p{N}_[*\]]+/u.exec(part)?.[0].replace(/\[(?!\*).*/, '') ?? '')
      .filter((name) => name !== '');
    return names.slice(1).map((name, index) => [names[index] ?? '', name]);
  });
}

/** Length of the longest path without cycles, and the maximum number of nodes at the same distance from a start. */
function layers(pairs: readonly [string, string][]): { depth: number; breadth: number } {
  const level = new Map<string, number>();
  for (const [from, to] of pairs) {
    if (!level.has(from)) level.set(from, 1);
    // An arrow to a known node goes back or sideways.
    if (!level.has(to)) level.set(to, (level.get(from) ?? 1) + 1);
  }
  const counts = new Map<number, number>();
  for (const value of level.values()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return { depth: Math.max(1, ...counts.keys()), breadth: Math.max(1, ...counts.values()) };
}
