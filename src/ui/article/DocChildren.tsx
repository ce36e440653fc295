import { createContext, useContext } from 'react';
import { DocCards, type DocCardData } from '../docs/DocCards';

/** Cards of the current doc's children (or siblings), for `<DocCardList />` in its text. */
export const DocCardsContext = createContext<DocCardData>([]);

/** `<DocCardList />`: cards of everything in the doc's folder. */
export function DocChildren() {
  return <DocCards items={useContext(DocCardsContext)} />;
}
