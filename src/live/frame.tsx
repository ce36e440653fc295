import { Component, createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FrameMessage, PageMessage } from '../domain/live/live-protocol';
import { evaluateLive, type Shown } from './evaluate';
import { EndlessLoopError } from './guard-loops';

/*
 * The script of the playground's frame: runs the code that the page sends and shows its result. The sandbox gives the
 * frame an opaque origin, so the code reaches neither the page nor the site's storage.
 */

const place = document.getElementById('root') ?? document.body;

let root: Root | null = null;
let current = 0;

const tell = (message: FrameMessage): void => window.parent.postMessage(message, '*');

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const fail = (error: unknown): void =>
  tell(
    error instanceof EndlessLoopError
      ? { type: 'stuck', run: current }
      : { type: 'failed', run: current, message: describe(error) },
  );

/** Reports errors during rendering, and shows nothing instead. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    fail(error);
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) tell({ type: 'shown', run: current });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const isComponent = (shown: Shown): shown is ComponentType =>
  typeof shown === 'function' && !isValidElement(shown);

function run({ run: number, code, noInline }: Extract<PageMessage, { type: 'run' }>): void {
  current = number;
  root?.unmount();
  root = null;
  try {
    const shown = evaluateLive(code, noInline);
    root = createRoot(place);
    root.render(<Boundary key={number}>{isComponent(shown) ? createElement(shown) : shown}</Boundary>);
  } catch (error) {
    fail(error);
  }
}

window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
  if (source !== window.parent) return;
  if (data.type === 'run') run(data);
  else {
    const { style, dataset } = document.documentElement;
    dataset.theme = data.scheme;
    style.colorScheme = data.scheme;
    for (const [name, value] of Object.entries(data.colors)) style.setProperty(name, value);
  }
});
// Errors that come later: in event handlers, timers and promises.
window.addEventListener('error', ({ error, message }) => fail(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));

new ResizeObserver(() => tell({ type: 'height', height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);
tell({ type: 'ready' });
