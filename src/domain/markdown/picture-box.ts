import type { Element } from 'hast';
import { toAttributes } from './collapse';
import type { Attributes } from './tree';

/** How large a picture is, where it stands, and its other attributes, as its author wrote them. */
export interface PictureBox {
  /** CSS pixels. */
  width?: number;
  height?: number;
  /** React names. */
  attrs?: Attributes;
}

/** Attributes that a picture has in another form. */
const TAKEN = new Set(['src', 'alt', 'width', 'height', 'align', 'style', 'dataFigure']);

/** What browsers make of `align` of an `<img>`; `center`, which HTML never had, is what authors mean by it. */
const ALIGNMENTS: Record<string, string> = {
  left: 'float:left;margin-inline-end:1rem',
  right: 'float:right;margin-inline-start:1rem',
  center: 'display:block;margin-inline:auto',
  top: 'vertical-align:top',
  middle: 'vertical-align:middle',
  bottom: 'vertical-align:bottom',
};

/**
 * Reads the attributes of an `<img>`. Two sizes of another shape than the file's stretch it, as in browsers; a size that
 * is no number of pixels (`50%`) is a style.
 */
export function pictureBox({ properties }: Element): PictureBox {
  const [width, height] = [properties.width, properties.height].map(pixels);
  const styles = [
    ALIGNMENTS[String(properties.align).toLowerCase()],
    /^[\d.]+%$/.test(String(properties.width)) && `width:${String(properties.width)}`,
    width !== undefined && height !== undefined && `aspect-ratio:${String(width)}/${String(height)}`,
    properties.style,
  ].filter((style) => typeof style === 'string');
  // The title of a figure is its caption.
  const isTaken = (name: string) => TAKEN.has(name) || (name === 'title' && 'dataFigure' in properties);
  const others = Object.entries(properties).filter(([name]) => !isTaken(name));
  const attrs = toAttributes({
    ...Object.fromEntries(others),
    ...(styles.length > 0 && { style: styles.join(';') }),
  });
  return { ...(width && { width }), ...(height && { height }), ...(attrs && { attrs }) };
}

/** The width at which an `<img>` is shown at most, as CSS (`200px`, `50%`); undefined without one. */
export function shownWidth({ width, attrs }: PictureBox): string | undefined {
  if (width !== undefined) return `${String(width)}px`;
  const { width: styled, maxWidth } = (attrs?.style ?? {}) as Record<string, string>;
  return [styled, maxWidth].find((value) => value !== undefined && /^[\d.]+(?:px|%)$/.test(value));
}

/** The pixels of `300`, `"300"`, `"300px"`; undefined for anything else. */
const pixels = (value: unknown): number | undefined =>
  Number(/^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(String(value))?.[1]) || undefined;
