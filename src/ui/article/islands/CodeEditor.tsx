import { useId, useMemo } from 'react';
import { useCodeField } from '../../../client/islands/useCodeField';
import { tokenize } from './tokens';
import { OnDemandStyles } from '../../primitives/OnDemandStyles';
import * as styles from './CodeEditor.ondemand.module.css';

interface CodeEditorProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** How to leave the field with the keyboard. */
  hint: string;
}

/** A text field for code: coloured text lies under the field, whose own letters are transparent. */
export function CodeEditor({ value, onChange, label, hint }: CodeEditorProps) {
  const hintId = useId();
  const tokens = useMemo(() => tokenize(value), [value]);
  const handlers = useCodeField(onChange);
  return (
    <div className={styles.scroll}>
      <OnDemandStyles of={[styles]} />
      <div className={styles.stack}>
        <pre className={styles.text} aria-hidden="true">
          {tokens.map(([text, kind], index) =>
            kind === null ? (
              text
            ) : (
              <span key={index} className={`token ${kind}`}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </pre>
        <textarea
          className={styles.field}
          value={value}
          onChange={() => undefined}
          {...handlers}
          aria-label={label}
          aria-describedby={hintId}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          translate="no"
          wrap="off"
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
