import { Component, type ReactNode } from 'react';
import { addressLanguage } from '../../client/browser/document';
import { bareText } from '../../i18n/bare-text';
import * as button from '../primitives/Button.module.css';
import * as styles from './CrashView.module.css';

type Fallback = (error: unknown, retry: () => void) => ReactNode;

interface Props {
  /** A new value (the page's path, the data of a part) clears the error. */
  resetKey?: unknown;
  /** What stands in for a part; by default the box of a crashed page. */
  fallback?: Fallback;
  children: ReactNode;
}

/**
 * Limits a crash to the page or to a part of it, so that the rest stays usable. In browsers only: on the server a crash
 * fails the build.
 */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false };

  static getDerivedStateFromError = (error: unknown) => ({ error, failed: true });

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ error: null, failed: false });

  override render(): ReactNode {
    const { fallback = crashView, children } = this.props;
    return this.state.failed ? fallback(this.state.error, this.retry) : children;
  }
}

/** The content of a crashed page: what happened, why, and a button to try again. */
const crashView: Fallback = (error, retry) => {
  const text = bareText(addressLanguage());
  return (
    <main className={styles.main}>
      <h1>{text.pageCrashed}</h1>
      <p className={styles.action}>
        <button type="button" className={button.primary} onClick={retry}>
          {text.retry}
        </button>
      </p>
      <hr className={styles.rule} />
      <p className={styles.messages}>{errorMessages(error).join(`\n\n${text.cause}\n`)}</p>
    </main>
  );
};

/** In place of the layout itself. It uses neither translations nor styles, which may be what crashed. */
export const bareCrashView: Fallback = (error, retry) => {
  const text = bareText(addressLanguage());
  return (
    <main style={{ maxWidth: '45rem', margin: '4rem auto', padding: '0 1.25rem' }}>
      <h1>{text.pageError}</h1>
      <button
        type="button"
        style={{ margin: '1rem 0', padding: '0.5rem 1rem', border: '1px solid', borderRadius: 4 }}
        onClick={retry}
      >
        {text.retry}
      </button>
      <hr />
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {errorMessages(error).join(`\n\n${text.cause}\n`)}
      </p>
    </main>
  );
};

/**
 * The messages of an error and of its chain of causes, outermost first.
 * @example errorMessages(new Error('a', { cause: new Error('b') })) // ['a', 'b']
 */
export function errorMessages(error: unknown): string[] {
  if (error instanceof Error) return [error.message, ...errorMessages(error.cause)];
  if (error === undefined || error === null) return [];
  return [typeof error === 'string' ? error : JSON.stringify(error)];
}
