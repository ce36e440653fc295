import { useState } from 'react';
import { traceEcho, type Snapshot } from '../../client/centrepieces/event-loop';
import { Column, fill, Stage, Steps, type PieceProps } from './Stage';
import * as styles from './Stage.ondemand.module.css';

const trace = traceEcho();

/** The event loop of `demo_echo.py`, one step at a time: ready queue, timers and selector. */
export default function EventLoop({ words, labels, children }: PieceProps<'EventLoop'>) {
  const [at, setAt] = useState(0);
  const now = trace[at] ?? trace[0];
  if (!now) return null;
  const { turn, time, ready, timers, sockets, printed, action } = now;
  const isMoved = (name: string): boolean =>
    action.kind === 'wait' ? action.woken.includes(name) : action.kind === 'step' && action.name === name;
  const chip = (name: string, detail = '') => (
    <span className={isMoved(name) ? styles.warm : undefined}>
      {name}
      {detail && <small> {detail}</small>}
    </span>
  );
  return (
    <Stage
      title={`${words.title} · ${fill(words.turn, { turn, time: time.toFixed(1) })}`}
      said={describe(action, words)}
      controls={<Steps at={at} count={trace.length} onMove={setAt} labels={labels} />}
      figure={children}
    >
      <div className={styles.columns}>
        <Column title={words.ready} items={ready.map((name) => chip(name))} />
        <Column title={words.timers} items={timers.map(({ name, when }) => chip(name, when.toFixed(1)))} />
        <Column title={words.sockets} items={sockets.map(({ name, socket }) => chip(name, `← ${socket}`))} />
        <Column title={words.printed} items={printed} />
      </div>
    </Stage>
  );
}

function describe(action: Snapshot['action'], words: PieceProps<'EventLoop'>['words']): string {
  switch (action.kind) {
    case 'wait':
      return fill(words.wait, {
        timeout: action.timeout ?? 'None',
        woken: action.woken.join(', ') || words.nobody,
      });
    case 'step': {
      const { name, sleeps, reads } = action;
      if (sleeps !== undefined) return fill(words.sleeps, { name, when: sleeps.toFixed(1) });
      return reads === undefined ? fill(words.ends, { name }) : fill(words.reads, { name, socket: reads });
    }
    default:
      return words[action.kind];
  }
}
