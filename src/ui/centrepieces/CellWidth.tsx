import { useState } from 'react';
import { charactersOf, lengthsOf } from '../../client/centrepieces/cell-width';
import { Control, Field, fill, Stage, type PieceProps } from './Stage';
import * as styles from './Stage.ondemand.module.css';

const SAMPLES = ['藤壶', 'cafe\u0301', '👍🏽', '🇯🇵', '👩\u200d🔬', '①—“'];

/** A text to type, laid out in the cells of a terminal, and its five lengths. */
export default function CellWidth({ words, children }: PieceProps<'CellWidth'>) {
  const [text, setText] = useState(words.sample);
  const lengths = lengthsOf(text);
  const counts = ['bytes', 'units', 'points', 'graphemes', 'cells'] as const;
  return (
    <Stage
      title={words.title}
      said={fill(words.said, { ...lengths })}
      controls={SAMPLES.map((sample) => (
        <Control key={sample} isMain={sample === text} onPress={() => setText(sample)}>
          {sample}
        </Control>
      ))}
      figure={children}
    >
      <Field label={words.text} value={text} onType={setText} />
      <p className={styles.cells} aria-hidden="true">
        {charactersOf(text).map(({ character, cells }, index) => (
          <span key={index} style={{ inlineSize: `${String(cells * 1.4)}rem` }} data-cells={cells}>
            {character}
          </span>
        ))}
      </p>
      <dl className={styles.counts}>
        {counts.map((count) => (
          <div key={count} className={count === 'cells' ? styles.warm : undefined}>
            <dt>{words[count]}</dt>
            <dd>{lengths[count]}</dd>
          </div>
        ))}
      </dl>
    </Stage>
  );
}
