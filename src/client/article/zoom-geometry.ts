/** Decisions of the image zoom; what touches the page is in `image-zoom.ts`. */

/** Times and distances of the image zoom, from the site's configuration. */
export interface ZoomOptions {
  /** Kept free around a zoomed picture, in pixels. */
  margin: number;
  /** Scrolled distance that closes, in pixels. */
  scrollOffset: number;
  /** From that scroll to closing, in milliseconds. */
  closeDelay: number;
  /** From a page's appearance until its pictures can be zoomed, in milliseconds. */
  attachDelay: number;
}

/** A size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * How much larger a picture is shown: up to its natural size, but never past the window and never smaller than it
 * stands in the text (unless the window is smaller than that).
 * @param margin Kept free on every side.
 */
export function zoomScale(shown: Size, natural: Size, viewport: Size, margin: number): number {
  const along = (axis: keyof Size): number =>
    Math.min(Math.max(natural[axis], shown[axis]), viewport[axis] - 2 * margin) / shown[axis];
  return Math.min(along('width'), along('height'));
}

/**
 * Width of the largest file a `srcset` offers, in pixels; 0 without width descriptors.
 * @example largestWidth('a.webp 380w, b.webp 760w') // 760
 */
export const largestWidth = (srcset: string): number =>
  Math.max(0, ...[...srcset.matchAll(/\s(\d+)w(?=,|\s*$)/g)].map((match) => Number(match[1])));

/** The size a picture could be shown at: that of its largest file; drawings have no limit. */
export function naturalSize(image: { natural: Size; srcset: string; isDrawing: boolean }): Size {
  const { natural, srcset, isDrawing } = image;
  if (isDrawing) return { width: Infinity, height: Infinity };
  const width = Math.max(natural.width, largestWidth(srcset));
  return { width, height: natural.width > 0 ? (natural.height * width) / natural.width : natural.height };
}

/** Whether the page was scrolled so far that the reader is reading on. */
export const isScrolledAway = (before: number, now: number, limit: number): boolean =>
  Math.abs(now - before) > limit;
