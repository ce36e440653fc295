import { compare } from '../../domain/basics/compare';
import { groupBy } from '../../domain/basics/group-by';
import { visible } from '../../domain/problem/format-problems';

/** The title of each kind of note, in the order of the report. */
const KINDS = {
  source: 'Published as its source, because it could not be read',
  look: 'Look at these',
  placeholder: 'Has no equivalent: a visible placeholder stands there',
  changed: 'Changed',
  'left-out': 'Left out',
};

/** How something came over. */
export type NoteKind = keyof typeof KINDS;

/** One thing that the report says. Equal texts are counted and listed together. */
export interface Note {
  kind: NoteKind;
  /** What happened, one sentence without the place. */
  text: string;
  /** Place in the old site, `blog/a.md:12`. */
  place?: string | undefined;
}

/** Old addresses: all, those that answer as they are, those that redirect, redirects that they need, and lost ones. */
export interface ComparedAddresses {
  all: number;
  kept: number;
  redirected: number;
  redirects: { from: string; to: string }[];
  lost: { path: string; why: string }[];
}

/** Numbers of things that moved, in display order, and what became of the addresses. */
export interface ImportCounts {
  counts: [name: string, count: number][];
  addresses: ComparedAddresses;
  /** The sitemaps that the addresses were compared with, by name. */
  sitemaps: readonly string[];
}

/** The report as Markdown, `IMPORT.md`, with the first places of each sentence. */
export function reportFile(
  { counts, addresses, sitemaps }: ImportCounts,
  notes: readonly Note[],
  most = 20,
): string {
  const lines = ['# Import from Docusaurus', '', '| What | Number |', '| --- | ---: |'];
  for (const [name, count] of counts) lines.push(`| ${name} | ${String(count)} |`);
  lines.push('', '## Addresses', '', addressSentence(addresses, sitemaps), '');
  for (const { path, why } of addresses.lost) lines.push(`- \`${path}\`: ${why}`);
  if (addresses.lost.length > 0) lines.push('');
  for (const [kind, title] of Object.entries(KINDS)) {
    const ofKind = notes.filter((note) => note.kind === kind);
    const groups = groupBy(ofKind, ({ text }) => text);
    if (groups.size === 0) continue;
    lines.push(`## ${title}`, '');
    for (const [text, group] of [...groups].sort(([a, x], [b, y]) => y.length - x.length || compare(a, b))) {
      const places = group.flatMap(({ place }) => (place === undefined ? [] : [`  - \`${place}\``]));
      const times = group.length > 1 ? ` (${String(group.length)} ×)` : '';
      lines.push(`- ${text}${times}`, ...places.slice(0, most));
      if (places.length > most) lines.push(`  - … and ${String(places.length - most)} more`);
    }
    lines.push('');
  }
  return `${lines.map(visible).join('\n').trimEnd()}\n`;
}

function addressSentence(
  { all, kept, redirected, lost }: ComparedAddresses,
  sitemaps: readonly string[],
): string {
  const number = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;
  const counts = [
    number(kept, 'stays as it is', 'stay as they are'),
    ...(redirected > 0 ? [number(redirected, 'is redirected', 'are redirected')] : []),
    ...(lost.length > 0 ? [number(lost.length, 'has no page any more', 'have no page any more')] : []),
  ];
  const names = sitemaps.map((name) => `\`${name}\``).join(' and ');
  if (sitemaps.length > 0)
    return `Of ${String(all)} addresses, those in ${names} and those that follow from the files, ${counts.join(', ')}${lost.length === 0 ? ', none is lost' : ''}.`;
  return `Of ${String(all)} addresses that follow from the files of the old site, ${counts.join(', ')}. There may have been others, such as those of plugins: no sitemap was there to compare with. Build the old site, or name its sitemap with \`--sitemap\`, and import again.`;
}
