import type { JsonValue } from './tree';

/** What only becomes known when a tree is put on a page. */
export interface Delivery {
  /** Final address of the document's N-th link. */
  link: (index: number) => string;
  /** Props that show the document's N-th image file; null where there is no such picture. */
  image: (index: number) => Record<string, JsonValue> | null;
}
