const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET).map((character, value) => [character, value]));

/** Numbers from 0 to 63 as one character. */
export const digit = (value: number): string => ALPHABET.charAt(value);

/** The number of a character; 0 for unknown characters. */
export const valueOf = (character: string): number => VALUES.get(character) ?? 0;

/** Writes whole numbers as text with five bits per character; the last character of each has no continuation bit. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (let rest of numbers) {
    while (rest >= 32) {
      text += digit((rest % 32) + 32);
      rest = Math.floor(rest / 32);
    }
    text += digit(rest);
  }
  return text;
}

/** Reads the numbers of {@link encodeNumbers} from a position of the text. */
export function decodeNumbers(text: string, from = 0): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (let index = from; index < text.length; index++) {
    const part = valueOf(text.charAt(index));
    value += (part % 32) * factor;
    factor *= 32;
    if (part < 32) {
      numbers.push(value);
      value = 0;
      factor = 1;
    }
  }
  return numbers;
}
