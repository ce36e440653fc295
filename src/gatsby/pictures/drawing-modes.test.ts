import { describe, expect, it } from 'vitest';
import { drawingModes } from './document-pictures';

const drawing = (condition: string): string =>
  `<svg><style>@media ${condition} { [fill] { fill: #fff } }</style></svg>`;

describe('drawingModes', () => {
  it.each([['(prefers-color-scheme: dark)'], ['( prefers-color-scheme:dark )']])(
    'gives the colours of %s to the dark drawing only',
    (condition) => {
      expect(drawingModes(drawing(condition))).toEqual({ light: drawing('not all'), dark: drawing('all') });
    },
  );

  it('gives the colours of the light mode to the light drawing only', () => {
    expect(drawingModes(drawing('(prefers-color-scheme: light)'))).toEqual({
      light: drawing('all'),
      dark: drawing('not all'),
    });
  });

  it('leaves a drawing alone that is the same in both', () => {
    expect(drawingModes(drawing('print'))).toBeNull();
  });
});
