/** How something came over. */
export type NoteKind = 'source' | 'taken' | 'changed' | 'placeholder' | 'left-out' | 'look';

/** One thing that the report says. Equal texts are counted and listed together. */
export interface Note {
  kind: NoteKind;
  /** What happened, one sentence without the place. */
  text: string;
  /** Place in the old site, `blog/a.md:12`. */
  place?: string | undefined;
}

/** The title of each kind, in the order of the report. */
const KINDS: [NoteKind, string][] = [
  ['source', 'Published as its source, because it could not be read'],
  ['look', 'Look at these'],
  ['placeholder', 'Has no equivalent: a visible placeholder stands there'],
  ['changed', 'Changed'],
  ['left-out', 'Left out'],
  ['taken', 'Taken over'],
];

/** Notes of one kind by text, most frequent first. */
function grouped(
  notes: readonly Note[],
  kind: NoteKind,
): { text: string; places: string[]; count: number }[] {
  const groups = new Map<string, { text: string; places: string[]; count: number }>();
  for (const note of notes) {
    if (note.kind !== kind) continue;
    const group = groups.get(note.text) ?? { text: note.text, places: [], count: 0 };
    group.count += 1;
    if (note.place !== undefined) group.places.push(note.place);
    groups.set(note.text, group);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

/** Counts of what moved. */
export interface ImportCounts {
  /** Name of a kind of thing → number, in display order. */
  counts: [name: string, count: number][];
  /** Old addresses: all, those that answer as they are, those that redirect, and those that are lost. */
  addresses: {
    all: number;
    kept: number;
    redirected: number;
    lost: readonly { path: string; why: string }[];
  };
}

/**
 * The report as Markdown, `IMPORT.md`.
 * @param most Places that are listed for one sentence.
 */
export function reportFile({ counts, addresses }: ImportCounts, notes: readonly Note[], most = 20): string {
  const lines = ['# Import from Docusaurus', '', '| What | Number |', '| --- | ---: |'];
  for (const [name, count] of counts) lines.push(`| ${name} | ${String(count)} |`);
  lines.push('', '## Addresses', '', addressSentence(addresses), '');
  for (const { path, why } of addresses.lost) lines.push(`- \`${path}\`: ${why}`);
  if (addresses.lost.length > 0) lines.push('');
  for (const [kind, title] of KINDS) {
    const groups = grouped(notes, kind);
    if (groups.length === 0) continue;
    lines.push(`## ${title}`, '');
    for (const { text, places, count } of groups) {
      lines.push(`- ${text}${count > 1 ? ` (${String(count)} ×)` : ''}`);
      for (const place of places.slice(0, most)) lines.push(`  - \`${place}\``);
      if (places.length > most) lines.push(`  - … and ${String(places.length - most)} more`);
    }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** What became of the old addresses, in a sentence. */
function addressSentence({ all, kept, redirected, lost }: ImportCounts['addresses']): string {
  const parts = [`${String(kept)} ${kept === 1 ? 'stays as it is' : 'stay as they are'}`];
  if (redirected > 0) parts.push(`${String(redirected)} ${redirected === 1 ? 'is' : 'are'} redirected`);
  parts.push(
    lost.length === 0
      ? 'none is lost'
      : `${String(lost.length)} ${lost.length === 1 ? 'has' : 'have'} no page any more`,
  );
  return `Of ${String(all)} addresses, ${parts.join(', ')}.`;
}
