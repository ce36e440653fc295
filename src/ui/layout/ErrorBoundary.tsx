import { Component, type ReactNode } from 'react';
import { CrashView } from './CrashView';

interface Props {
  /** A new value (the page's path) clears the error. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

const HEALTHY: State = { error: null, failed: false };

/**
 * Limits a crash to the page, so that bar and footer stay usable. In browsers only: on the server a crash fails the
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
    return <CrashView error={error} onRetry={() => this.setState(HEALTHY)} />;
  }
}
