/** Drawing of an author without a picture. Apart from `paths.ts`, which is in the scripts of every page. */
export const drawnPortraitPath = (key: string): string => `/portraits/${encodeURIComponent(key)}.svg`;
