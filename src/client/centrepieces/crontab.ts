/** A crontab's line of time: its five sets of numbers, and whether day and weekday begin with a star. */
export interface Schedule {
  minutes: ReadonlySet<number>;
  hours: ReadonlySet<number>;
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
  /** Day and weekday must both match, as Debian's cron decides it: one of the fields begins with a star. */
  isAnd: boolean;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');

const FIELDS = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  { from: 1, to: 12, names: MONTHS },
  { from: 0, to: 7, names: WEEKDAYS },
];

const SHORT: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
};

/** Reads the five fields; the text of the first field that is wrong, or of the whole when there are not five. */
export function parseSchedule(text: string): Schedule | string {
  const trimmed = text.trim();
  const fields = (SHORT[trimmed] ?? trimmed).split(/\s+/);
  if (fields.length !== 5) return trimmed;
  const sets: Set<number>[] = [];
  for (const [index, field] of fields.entries()) {
    const set = parseField(field, index);
    if (!set) return field;
    sets.push(set);
  }
  const [minutes, hours, days, months, weekdays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  if (weekdays.has(7)) weekdays.add(0);
  const isAnd = fields[2]?.startsWith('*') === true || fields[4]?.startsWith('*') === true;
  return { minutes, hours, days, months, weekdays, isAnd };
}

function parseField(field: string, index: number): Set<number> | null {
  const { from, to, names = [] } = FIELDS[index] ?? { from: 0, to: 0 };
  const found = new Set<number>();
  const numberOf = (text: string): number => {
    const named = names.indexOf(text.toLowerCase());
    if (named >= 0) return named + from;
    return /^\d+$/.test(text) ? Number(text) : NaN;
  };
  for (const part of field.split(',')) {
    const [, first = '', last, step] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part) ?? [];
    const isStar = first === '*';
    // A step needs a range.
    if (
      first === '' ||
      (isStar && last !== undefined) ||
      (!isStar && last === undefined && step !== undefined)
    )
      return null;
    const low = isStar ? from : numberOf(first);
    const high = isStar ? to : last === undefined ? low : numberOf(last);
    const by = Number(step ?? 1);
    // Debian accepts 5-1 and means no number by it.
    if (!(Math.min(low, high) >= from && Math.max(low, high) <= to && by > 0)) return null;
    for (let value = low; value <= high; value += by) found.add(value);
  }
  return found;
}

/** Days to look ahead: 29 February may be eight years away. */
const HORIZON = 366 * 8 + 2;

/**
 * The next times of a schedule, as a clock on the wall shows them: summer time is left out.
 * @param after The clock's time as if it were UTC.
 */
export function nextTimes(schedule: Schedule, after: Date, count: number): Date[] {
  const { minutes, hours, days, months, weekdays, isAnd } = schedule;
  const times: Date[] = [];
  const day = new Date(after);
  day.setUTCHours(0, 0, 0, 0);
  for (let looked = 0; looked < HORIZON && times.length < count; looked++) {
    const [isDay, isWeekday] = [days.has(day.getUTCDate()), weekdays.has(day.getUTCDay())];
    if (months.has(day.getUTCMonth() + 1) && (isAnd ? isDay && isWeekday : isDay || isWeekday)) {
      for (let minute = 0; minute < 24 * 60 && times.length < count; minute++) {
        const time = new Date(day.getTime() + minute * 60_000);
        if (time > after && hours.has(Math.floor(minute / 60)) && minutes.has(minute % 60)) times.push(time);
      }
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return times;
}
