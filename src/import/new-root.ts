import { stringify } from 'yaml';
import type { Locale } from '../domain/routing/locale';
import { traced, type TracedText } from './docusaurus/edits';
import type { TextRules } from './texts/rules';

/** The files of the new content root: texts, and files to be copied. */
export interface NewRoot {
  texts: Map<string, NewText>;
  /** Path in the new root → absolute path of the file to copy. */
  copies: Map<string, string>;
}

/** A text of the new content root. */
export interface NewText extends TracedText {
  /** Path in the old site, or null for a file that the import wrote. */
  from: string | null;
  locale: Locale;
  /** How it was read, if it is a document or a part of one. */
  rules?: TextRules;
  /** Its text in the old site, with lines that end as everywhere. */
  old?: string;
  /** Whether its lines end as on Windows in its file. */
  isWindows?: boolean;
}

/** The content of the file of a text. */
export const contentOf = ({ text, isWindows }: NewText): string =>
  isWindows ? text.replaceAll('\n', '\r\n') : text;

/** A text that no document of the old site became. */
export const newText = (text: string, from: string | null = null): NewText => ({
  ...traced(text),
  from,
  locale: 'en',
});

/** Data as YAML. */
export const dataText = (value: unknown): string => stringify(value, { lineWidth: 0 });
