/** A text without halves of characters, which code can make and no address, file or page can hold. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
