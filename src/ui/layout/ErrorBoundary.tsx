import { Component, type ReactNode } from 'react';
import { CrashView } from './CrashView';

interface Props {
  /** A new value (the page's path) takes the error away. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

const HEALTHY: State = { error: null, failed: false };

/** Keeps a crash inside the page: bar and footer stay usable. Browser only; on the server a crash fails the build. */
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
