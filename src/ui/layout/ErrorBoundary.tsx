import { Component, type ReactNode } from 'react';
import { CrashView } from './CrashView';

interface Props {
  /** A new value (the page's path, the data of a part) clears the error. */
  resetKey?: unknown;
  /** What stands in for a part; by default the box of a crashed page. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

const HEALTHY: State = { error: null, failed: false };

/**
 * Limits a crash to the page or to a part of it, so that the rest stays usable. In browsers only: on the server a crash fails the
 * build.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = HEALTHY;

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState(HEALTHY);
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const retry = (): void => this.setState(HEALTHY);
    return this.props.fallback?.(error, retry) ?? <CrashView error={error} onRetry={retry} />;
  }
}
