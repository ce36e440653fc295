/** Natural width of a drawing, from its `viewBox`; null without one. */
export function svgWidth(svg: string): number | null {
  const width = /<svg[^>]*\sviewBox="\s*\S+[\s,]+\S+[\s,]+([\d.]+)/.exec(svg)?.[1];
  return width === undefined ? null : Math.ceil(Number(width));
}
