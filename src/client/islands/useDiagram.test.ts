import { expect, it } from 'vitest';
import { svgWidth } from './useDiagram';

it.each([
  ['<svg id="a" width="100%" viewBox="0 0 512.4 90">', 513],
  ['<svg viewBox="-8 -8 40 20" role="img"><svg viewBox="0 0 1 1">', 40],
  ['<svg width="3">', null],
  ['', null],
])('width of %j', (svg, width) => expect(svgWidth(svg)).toBe(width));
