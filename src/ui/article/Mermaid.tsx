import type { ComponentProps } from './components';

/** A diagram, shown as its source. */
export function Mermaid({ code }: ComponentProps) {
  return (
    <figure className="code" data-language="mermaid">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard must reach it. */}
      <pre tabIndex={0}>
        <code>{typeof code === 'string' ? code : ''}</code>
      </pre>
    </figure>
  );
}
