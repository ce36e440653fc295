/** Decisions of the image zoom. The DOM work is in `image-zoom.ts`. */

/** A size in CSS pixels. */
export type Size = Record<'width' | 'height', number>;

/**
 * Scale of a zoomed picture: up to its natural size, but never larger than the window and never smaller than in the
 * text (unless the window is smaller than that).
 * @param margin Free space on every side.
 */
export function zoomScale(shown: Size, natural: Size, viewport: Size, margin: number): number {
  const along = (axis: keyof Size): number =>
    Math.min(Math.max(natural[axis], shown[axis]), viewport[axis] - 2 * margin) / shown[axis];
  return Math.min(along('width'), along('height'));
}

/**
 * Width of the largest file in a `srcset`, in pixels; 0 without width descriptors.
 * @example largestWidth('a.webp 380w, b.webp 760w') // 760
 */
export const largestWidth = (srcset: string): number =>
  Math.max(0, ...[...srcset.matchAll(/\s(\d+)w(?=,|\s*$)/g)].map((match) => Number(match[1])));

/** The largest size a picture can be shown at: that of its largest file. Vector graphics have no limit. */
export function naturalSize(image: { natural: Size; srcset: string; isDrawing: boolean }): Size {
  const { natural, srcset, isDrawing } = image;
  if (isDrawing) return { width: Infinity, height: Infinity };
  const width = Math.max(natural.width, largestWidth(srcset));
  return { width, height: natural.width > 0 ? (natural.height * width) / natural.width : natural.height };
}
