import type { ReactNode } from 'react';
import type { CENTREPIECES, CentrepieceName } from '../../domain/markdown/registry';
import type { IslandProps } from '../article/Island';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import * as styles from './Stage.ondemand.module.css';

type Labels = IslandProps<'back' | 'next' | 'step' | 'reset'>;

/** Props of a centrepiece: the words of its text, the labels of the shared controls, and the figure for paper. */
export interface PieceProps<Name extends CentrepieceName> extends Labels {
  words: Record<(typeof CENTREPIECES)[Name][number], string>;
}

/** Puts values into the `{places}` of a word. */
export const fill = (word: string, values: Readonly<Record<string, string | number>>): string =>
  word.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));

/** The frame of a centrepiece. What a control has changed is `said`, in the same place and to screen readers. */
export function Stage(props: {
  title: string;
  said: ReactNode;
  controls: ReactNode;
  figure: ReactNode;
  children: ReactNode;
}) {
  const { title, said, controls, figure, children } = props;
  return (
    <>
      <OnDemandStyles of={[styles]} />
      <figure className={styles.stage}>
        <figcaption className={styles.title}>{title}</figcaption>
        {children}
        <p className={styles.said} role="status">
          {said}
        </p>
        <div className={styles.controls}>{controls}</div>
      </figure>
      <div className={styles.paper}>{figure}</div>
    </>
  );
}

/** A button of a centrepiece. It keeps the focus when it can do nothing. */
export function Control(props: {
  onPress: () => void;
  children: ReactNode;
  isOff?: boolean;
  isMain?: boolean;
}) {
  const { onPress, children, isOff = false, isMain = false } = props;
  return (
    <button
      type="button"
      className={isMain ? styles.main : styles.control}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** Walks through a number of states, with two buttons and a slider. */
export function Steps(props: {
  at: number;
  count: number;
  onMove: (at: number) => void;
  labels: Labels['labels'];
}) {
  const { at, count, onMove, labels } = props;
  return (
    <>
      <Control isOff={at === 0} onPress={() => onMove(at - 1)}>
        {labels.back}
      </Control>
      <input
        type="range"
        className={styles.slider}
        aria-label={labels.step}
        max={count - 1}
        value={at}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
      <Control isMain isOff={at === count - 1} onPress={() => onMove(at + 1)}>
        {labels.next}
      </Control>
    </>
  );
}

/** A titled list of short names in the order they have; empty ones keep their place. */
export function Column({
  title,
  items,
  isCode = true,
}: {
  title: ReactNode;
  items: ReactNode[];
  isCode?: boolean;
}) {
  return (
    <section className={styles.column}>
      <p className={styles.heading}>{title}</p>
      <ul className={isCode ? styles.code : undefined}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
