import { useId, useMemo, useState } from 'react';
import { LIVE_PAGE } from '../../../domain/live/live-protocol';
import { withBase } from '../../../domain/routing/paths';
import { useCodeField } from '../../../client/islands/useCodeField';
import { useLiveFrame } from '../../../client/islands/useLiveFrame';
import { site } from '../../../site/public-config';
import * as button from '../../primitives/Button.module.css';
import type { IslandProps } from '../Island';
import { OnDemandStyles } from '../../primitives/OnDemandStyles';
import * as field from './CodeEditor.ondemand.module.css';
import * as styles from './LiveCode.ondemand.module.css';
import { tokenize } from './tokens';

interface LiveCodeProps extends IslandProps<'editor' | 'result' | 'reset' | 'hint' | 'stuck' | 'again'> {
  code: string;
  /** The code calls `render(…)` itself. */
  noInline?: boolean;
}

/**
 * An editor with the result of its code below or above it (`codeBlocks.livePosition`). The code runs in a frame without
 * an origin and with its own policy, so it cannot affect the page.
 */
export default function LiveCode({ code: original, noInline = false, labels }: LiveCodeProps) {
  const initial = original.replace(/\n$/, '');
  const [code, setCode] = useState(initial);
  const { frame, outcome, height, generation, onLoad, restart } = useLiveFrame(code, noInline);
  const change = (value: string): void => {
    setCode(value);
    if (outcome.kind === 'stuck') restart();
  };
  const editor = (
    <>
      <div className={styles.head}>
        <span>{labels.editor}</span>
        <button
          type="button"
          className={styles.button}
          disabled={code === initial && outcome.kind !== 'failed'}
          onClick={() => {
            setCode(initial);
            restart();
          }}
        >
          {labels.reset}
        </button>
      </div>
      <CodeEditor value={code} onChange={change} label={labels.editor} hint={labels.hint} />
    </>
  );
  const result = (
    <>
      <div className={styles.head}>
        <span>{labels.result}</span>
      </div>
      {outcome.kind === 'stuck' ? (
        <div role="alert" className={styles.error}>
          <p>{labels.stuck}</p>
          <button type="button" className={button.button} onClick={restart}>
            {labels.again}
          </button>
        </div>
      ) : (
        <iframe
          key={generation}
          ref={frame}
          className={styles.frame}
          src={withBase(LIVE_PAGE, site.baseUrl)}
          sandbox="allow-scripts"
          title={labels.result}
          style={{ height }}
          data-outcome={outcome.kind}
          onLoad={onLoad}
        />
      )}
      {outcome.kind === 'failed' && (
        <pre role="alert" className={styles.error}>
          {outcome.message}
        </pre>
      )}
    </>
  );
  const isBelow = site.codeBlocks.livePosition === 'bottom';
  return (
    <div className={styles.live}>
      <OnDemandStyles of={[styles]} />
      {isBelow && editor}
      {result}
      {!isBelow && editor}
    </div>
  );
}

interface CodeEditorProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** How to leave the field with the keyboard. */
  hint: string;
}

/** A text field for code: coloured text lies under the field, whose own letters are transparent. */
function CodeEditor({ value, onChange, label, hint }: CodeEditorProps) {
  const hintId = useId();
  const tokens = useMemo(() => tokenize(value), [value]);
  const handlers = useCodeField(onChange);
  return (
    <div className={field.scroll}>
      <OnDemandStyles of={[field]} />
      <div className={field.stack}>
        <pre className={field.text} aria-hidden="true">
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
          className={field.field}
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
      <p id={hintId} className={field.hint}>
        {hint}
      </p>
    </div>
  );
}
