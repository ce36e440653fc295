import { Component, type CSSProperties, type ReactNode } from 'react';
import { addressLanguage } from '../../client/browser/document';
import { bareText } from '../../i18n/bare-text';
import { errorMessages } from './error-messages';

interface State {
  error: unknown;
  failed: boolean;
}

const HEALTHY: State = { error: null, failed: false };

const STYLE: CSSProperties = { maxWidth: '45rem', margin: '4rem auto', padding: '0 1.25rem' };
const BUTTON: CSSProperties = {
  margin: '1rem 0',
  padding: '0.5rem 1rem',
  border: '1px solid',
  borderRadius: 4,
};
const MESSAGES: CSSProperties = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

/**
 * The outermost boundary, around the layout itself. It uses neither translations nor styles, which may be what crashed.
 */
export class OuterBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = HEALTHY;

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const { pageError, retry, cause } = bareText(addressLanguage());
    return (
      <main style={STYLE}>
        <h1>{pageError}</h1>
        <button type="button" style={BUTTON} onClick={() => this.setState(HEALTHY)}>
          {retry}
        </button>
        <hr />
        <p style={MESSAGES}>{errorMessages(error).join(`\n\n${cause}\n`)}</p>
      </main>
    );
  }
}
