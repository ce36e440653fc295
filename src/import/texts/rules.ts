import type { Locale } from '../../domain/routing/locale';
import type { NoteKind } from '../docusaurus/report';
import type { TracedText } from '../docusaurus/edits';

/** How Docusaurus read a text, and what becomes of what it names. */
export interface TextRules {
  isCommonMark: boolean;
  /** Whether dollar signs enclose formulas. */
  hasMath: boolean;
  /** Admonitions that only the old site has, in small letters. */
  admonitions: ReadonlySet<string>;
  /** Whether `npm2yarn` fences become tabs. */
  hasNpm2Yarn: boolean;
  locale: Locale;
  /** Title of a video that has none. */
  title: string;
  /** What a relative address of the old site meant, if that is not what it means here: from the site's root. */
  absolute: (relative: string) => string | null;
  /** The path by which a text imports a partial, data or an asset here, which comes along; null if it cannot. */
  importedFile: (specifier: string) => string | null;
  /** Content of a file of the site that a text imports as text; null if there is none. */
  readText: (specifier: string) => string | null;
}

/** What the report says about a place of a text. */
export interface TextNote {
  kind: NoteKind;
  text: string;
  line: number;
}

/** A text as this program writes it. */
export interface Rewritten extends TracedText {
  notes: TextNote[];
  hasTitle: boolean;
}
