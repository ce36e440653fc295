import type { Mermaid } from 'mermaid';
import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { site } from '../../site/public-config';
import { reloadIfScriptIsGone } from '../navigation/reload-if-gone';
import type { ColorMode } from '../theme/color-mode';
import { useTheme } from '../theme/useColorMode';

/** A drawn diagram. */
interface Drawing {
  svg: string;
  theme: ColorMode;
  /** Adds the diagram's own behaviour (tooltips) to the inserted drawing. */
  bind: ((element: Element) => void) | undefined;
}

/** Published as it is (`src/gatsby/outputs/browser-assets.ts`). It loads its own modules, one per kind of diagram. */
const LIBRARY = '/mermaid/mermaid.esm.min.mjs';

let library: Promise<Mermaid> | null = null;
/** Browsers keep a module that they could not read: every attempt has an address of its own. */
let attempts = 0;
/** Mermaid has one configuration for the whole page, so drawings wait for each other. */
let queue: Promise<unknown> = Promise.resolve();
let count = 0;

/** Loads the drawing library; a failed attempt is repeated next time. */
function loadMermaid(): Promise<Mermaid> {
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

/** The site's colours, for Mermaid's theme `base`. */
function siteColors(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    background: color('bg'),
    primaryColor: color('surface'),
    primaryTextColor: color('text'),
    primaryBorderColor: color('accent'),
    secondaryColor: color('line'),
    tertiaryColor: color('bg'),
    lineColor: color('muted'),
    textColor: color('text'),
  };
}

/** Draws a diagram in the colours of a mode; throws Mermaid's error for a source it cannot parse. */
function drawDiagram(code: string, theme: ColorMode): Promise<Drawing> {
  const drawing = queue.then(async () => {
    const mermaid = await loadMermaid();
    const name = site.codeBlocks.mermaidTheme[theme] as 'base' | 'default' | 'dark';
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: name,
      themeVariables: name === 'base' ? siteColors() : {},
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

/** A diagram that follows the page's colours. The previous drawing stays until the next one is ready. */
export function useDiagram(code: string) {
  const theme = useTheme();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    drawDiagram(code, theme).then(
      (drawn) => {
        if (!isCurrent) return;
        setDrawing(drawn);
        setError(null);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, theme, attempt]);
  const again = async (): Promise<void> => {
    if (await reloadIfScriptIsGone(error)) return;
    setError(null);
    setAttempt((current) => current + 1);
  };
  return { drawing, error, again };
}

/** Natural width of a drawing, from its `viewBox`; null without one. */
export function svgWidth(svg: string): number | null {
  const width = /<svg[^>]*\sviewBox="\s*\S+[\s,]+\S+[\s,]+([\d.]+)/.exec(svg)?.[1];
  return width === undefined ? null : Math.ceil(Number(width));
}
