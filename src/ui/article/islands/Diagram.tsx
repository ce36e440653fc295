import { useEffect, useRef, type CSSProperties } from 'react';
import { observeScrolled } from '../../../client/article/code-tools';
import { svgWidth, useDiagram } from '../../../client/islands/useDiagram';
import { LoadError } from '../../primitives/LoadError';
import type { IslandProps } from '../Island';
import { OnDemandStyles } from '../../primitives/OnDemandStyles';
import * as styles from './Diagram.ondemand.module.css';

interface DiagramProps extends IslandProps<'source' | 'broken' | 'again'> {
  code: string;
  name: string;
}

/** A Mermaid diagram in the colours of the page. Its source is shown until it is drawn, then collapsed below it. */
export default function Diagram({ code, name, labels, children }: DiagramProps) {
  const { drawing, error, again } = useDiagram(code);
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (canvas.current) drawing?.bind?.(canvas.current);
    observeScrolled();
  }, [drawing]);

  if (error !== null) {
    return (
      <>
        <LoadError
          detail={error instanceof Error ? error.message : 'Error'}
          retryLabel={labels.again}
          onRetry={() => void again()}
        >
          <p>{labels.broken}</p>
        </LoadError>
        {children}
      </>
    );
  }
  if (!drawing) return <>{children}</>;
  return (
    <figure className={styles.diagram} data-diagram={drawing.theme}>
      <OnDemandStyles of={[styles]} />
      <div
        ref={canvas}
        className={styles.canvas}
        style={{ '--natural': `${String(svgWidth(drawing.svg) ?? 600)}px` } as CSSProperties}
        role="group"
        aria-label={name}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard must reach it.
        tabIndex={0}
      >
        <div role="img" aria-label={name} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
      </div>
      <details className={styles.source}>
        <summary>{labels.source}</summary>
        {children}
      </details>
    </figure>
  );
}
