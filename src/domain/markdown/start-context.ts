import { once } from '../basics/once';
import { warningAt } from '../problem/problem';
import { preludeSource } from '../script/prelude';
import { ScriptSession } from '../script/session';
import { withReports, type CompileContext, type CompileOptions } from './context';
import { COMPONENTS } from './registry';

const prelude = once(() => preludeSource(Object.keys(COMPONENTS)));

/** The state of a compilation at its beginning. Its session is to be closed at the end. */
export const startContext = (options: CompileOptions): CompileContext =>
  withReports({
    options,
    importing: [],
    session: new ScriptSession({
      engine: options.engine,
      language: options.locale,
      prelude,
      now: dateOf(options),
    }),
    problems: [],
    links: [],
    images: [],
    remote: [],
    anchors: [],
    pageNeeds: new Set(),
  });

/** Warns of code that reads the clock of a document without a date: it would print the same wrong day for ever. */
export function reportMissingClock({ session, options, problems }: CompileContext): void {
  if (session.missingClockAt === null) return;
  problems.push(
    warningAt(
      options.file,
      session.missingClockAt,
      'This code reads the clock, which stands at 2000-01-01 because the document has no date.',
      'Write `date` or `last_update` with a date in the front matter, or the time in the code: `new Date("2026-01-01")`.',
    ),
  );
}

/** When a document was last changed or published, in milliseconds, by its front matter or the name of its file. */
function dateOf({ frontMatter, file }: CompileOptions): number | null {
  const update: unknown = frontMatter?.last_update;
  const changed = typeof update === 'object' && update !== null && 'date' in update ? update.date : undefined;
  const written = [changed, frontMatter?.date, /\d{4}-\d{2}-\d{2}/.exec(file)?.[0]];
  const times = written.map((date) => (typeof date === 'string' ? Date.parse(date) : NaN));
  return times.find((time) => Number.isFinite(time)) ?? null;
}
