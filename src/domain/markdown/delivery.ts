import type { JsonValue } from './tree';

/** Data that is only known when a tree is put on a page. */
export interface Delivery {
  /** Address of the document's page, where its anchors are, for a part of it on another page. */
  page?: string;
  /** Final address of the document's N-th link. */
  link: (index: number) => string;
  /** Props that show the document's N-th image file; null if it does not exist. */
  image: (index: number) => Record<string, JsonValue> | null;
}
