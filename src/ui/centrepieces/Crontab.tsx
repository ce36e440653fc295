import { useId, useState } from 'react';
import { nextTimes, parseSchedule, type Schedule } from '../../client/centrepieces/crontab';
import { Column, Control, fill, Stage, type PieceProps } from './Stage';
import * as styles from './Stage.ondemand.module.css';

const EXAMPLES = ['*/25 * * * *', '0 9 13 * 5', '0 9 */2 * 5', '0 9 1-31/2 * 5', '17 3 * * *'];

/** The time of the reader's clock, as if it were UTC. */
function wallClock(): Date {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
}

/** An expression to type, and the next times at which Debian's cron runs it. */
export default function Crontab({ words, children }: PieceProps<'Crontab'>) {
  const id = useId();
  const [text, setText] = useState(EXAMPLES[1] ?? '');
  const [start] = useState(wallClock);
  const schedule = parseSchedule(text);
  const times = typeof schedule === 'string' ? [] : nextTimes(schedule, start, 6);
  const names = words.weekdays.split(' ');
  return (
    <Stage
      title={words.title}
      said={describe(schedule, times.length, words)}
      controls={EXAMPLES.map((example) => (
        <Control key={example} isMain={example === text} onPress={() => setText(example)}>
          <code>{example}</code>
        </Control>
      ))}
      figure={children}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{words.expression}</label>
        <input
          id={id}
          className={styles.input}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={typeof schedule === 'string'}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <Column
        title={words.next}
        items={times.map(
          (time) => `${time.toISOString().slice(0, 16).replace('T', ' ')} ${names[time.getUTCDay()] ?? ''}`,
        )}
      />
    </Stage>
  );
}

function describe(schedule: Schedule | string, found: number, words: PieceProps<'Crontab'>['words']): string {
  if (typeof schedule === 'string') return fill(words.wrong, { text: schedule });
  if (found === 0) return words.never;
  const { days, weekdays, isAnd } = schedule;
  // A field that allows everything restricts nothing.
  if (days.size === 31 || weekdays.size >= 7) return '';
  return isAnd ? words.and : words.or;
}
