/** A text with lone surrogates replaced, which no address, file or page can hold: `toWellFormed` for older browsers. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
