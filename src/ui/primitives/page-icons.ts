/** Shapes for `Icon` that only some pages have. */

export const HOME = 'M4 11l8-7 8 7M6 10v9h12v-9';
export const FEED = 'M5 19h.01M5 12a7 7 0 017 7M5 5a14 14 0 0114 14';
export const COPY = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const EDIT = 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3';
