import { useRef, type ComponentType, type ReactNode } from 'react';
import { useLazyPart } from '../../client/islands/useLazyPart';
import { Part } from '../layout/Part';
import { LoadError } from '../primitives/LoadError';
import { Spinner } from '../primitives/Spinner';
import type { ComponentProps } from './component-props';
import * as styles from './Island.module.css';

/** Props of an island: the author's props, the labels of its controls, and its content until it is loaded. */
export interface IslandProps<Labels extends string = never> {
  labels: Record<Labels | 'loading' | 'failed' | 'retry', string>;
  children: ReactNode;
  [prop: string]: unknown;
}

/**
 * A component whose script is loaded when its place comes near the screen, and never on pages without it. The
 * compiler's content is shown until then, and stays when scripts do not run or loading fails.
 * @param Box Element around it: a `span` inside a line.
 */
export function island(
  load: () => Promise<{ default: ComponentType<never> }>,
  Box: 'div' | 'span' = 'div',
): ComponentType<ComponentProps> {
  const Root = Box as 'div';
  return function Island({ nodes: _nodes, children, ...props }: ComponentProps) {
    const root = useRef<HTMLDivElement>(null);
    const { phase, loaded, error, retry } = useLazyPart(root, load);
    const { labels } = props as unknown as IslandProps;
    const Loaded = loaded?.default as ComponentType<Record<string, unknown>> | undefined;
    return (
      <Root ref={root} className={styles.island} data-phase={phase}>
        {Loaded ? (
          <Part>
            <Loaded {...props}>{children}</Loaded>
          </Part>
        ) : (
          children
        )}
        {phase === 'slow' && <Spinner label={labels.loading} className={styles.spinner} />}
        {phase === 'failed' && (
          <LoadError detail={String(error)} retryLabel={labels.retry} onRetry={() => void retry()}>
            <p>{labels.failed}</p>
          </LoadError>
        )}
      </Root>
    );
  };
}
