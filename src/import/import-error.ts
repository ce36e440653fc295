/** Something that the person can put right: its message is printed without a stack. */
export class ImportError extends Error {}
