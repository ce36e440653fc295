import type { ComponentProps } from './components';

/** A diagram, shown as its source. */
export function Mermaid({ code }: ComponentProps) {
  return (
    <figure className="code" data-language="mermaid">
      <pre>
        <code>{typeof code === 'string' ? code : ''}</code>
      </pre>
    </figure>
  );
}
