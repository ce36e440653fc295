import type { Mermaid } from 'mermaid';
import { withPrefix } from 'gatsby';
import type { ColorMode } from '../theme/color-mode';

/** A drawn diagram. */
export interface Drawing {
  svg: string;
  theme: ColorMode;
  /** Adds the diagram's own behaviour (tooltips) to the inserted drawing. */
  bind: ((element: Element) => void) | undefined;
}

/** Mermaid's names of the themes, by colour mode. */
export type DiagramThemes = Record<ColorMode, string>;

/**
 * Published as it is (see `src/gatsby/outputs/browser-assets.ts`). It loads its own modules, one per kind of diagram.
 */
const LIBRARY = '/mermaid/mermaid.esm.min.mjs';

let library: Promise<Mermaid> | null = null;
/** Browsers keep a module that they could not read: every attempt has an address of its own. */
let attempts = 0;
/** Mermaid has one configuration for the whole page, so drawings wait for each other. */
let queue: Promise<unknown> = Promise.resolve();
let count = 0;

/** Loads the drawing library; a failed attempt is repeated next time. */
export function loadMermaid(): Promise<Mermaid> {
  library ??= (
    import(/* webpackIgnore: true */ withPrefix(LIBRARY) + '?again'.repeat(attempts)) as Promise<{
      default?: Mermaid;
    }>
  )
    .then((module) => {
      if (!module.default) throw new Error(`${LIBRARY} is damaged.`);
      return module.default;
    })
    .catch((error: unknown) => {
      library = null;
      attempts += 1;
      throw error;
    });
  return library;
}

/**
 * Draws a diagram in the colours of a mode.
 * @throws Mermaid's error for a source it cannot parse.
 */
export function drawDiagram(code: string, theme: ColorMode, themes: DiagramThemes): Promise<Drawing> {
  const drawing = queue.then(async () => {
    const mermaid = await loadMermaid();
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: themes[theme] as 'default' | 'dark',
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
    count += 1;
    const id = `diagram-${String(count)}`;
    try {
      const { svg, bindFunctions } = await mermaid.render(id, code);
      return { svg, theme, bind: bindFunctions };
    } finally {
      // Mermaid leaves its temporary element in the page when it fails.
      document.getElementById(`d${id}`)?.remove();
    }
  });
  queue = drawing.catch(() => undefined);
  return drawing;
}
