/**
 * Class names of code blocks, shared by the compiler that writes them (`code-block.ts`), the listeners that find the
 * buttons (`src/client/article/code-tools.ts`) and the style sheet `src/styles/code.css`.
 */

/** The whole block: a figure. */
export const CODE_CLASS = 'code';
/** Code with line numbers. */
export const NUMBERED_CLASS = 'numbered';
/** A line. */
export const LINE_CLASS = 'line';
/** A line marked as removed; it is not copied. */
export const REMOVED_CLASS = 'line-remove';
/** A button of the block. */
export const CODE_BUTTON_CLASS = 'code-button';
/** The button that wraps long lines. */
export const WRAP_CLASS = 'wrap';
