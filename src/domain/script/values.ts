import type { ElementContent } from 'hast';

/** An element that an expression of a document made with JSX. */
export class JsxElement {
  constructor(
    /** HTML name, registered component, partial, or null for a fragment. */
    readonly type: string | PartialComponent | null,
    readonly props: Record<string, unknown>,
    readonly children: unknown[],
  ) {}
}

/** A registered component as a value, so that `<Tabs>` inside an expression can name it. */
export class ComponentReference {
  constructor(readonly name: string) {}
}

/** Another Markdown file that a document imports as a component. */
export class PartialComponent {
  constructor(
    /** Compiles its text with the props of the place that shows it. */
    readonly render: (props: Readonly<Record<string, unknown>>) => ElementContent[],
  ) {}
}

/** A value that a known module exports, such as `useBaseUrl`; the context has it. */
export class ModuleValue {
  constructor(
    readonly module: string,
    readonly name: string,
  ) {}
}

/** What an import gives that was refused: later uses of its name are consequences, not further mistakes. */
export const NOTHING = new ModuleValue('nothing', 'default');

/** A part of the document that was made before the code ran: what stands between the tags of a component. */
export class DocumentNode {
  constructor(readonly node: ElementContent) {}
}

/** A function of the document. It stays where it is; the number names it. */
export class ScriptFunction {
  constructor(readonly id: number) {}
}

/** Something else that stays where it is: a date, a symbol, an object of a class. */
export class ScriptObject {
  constructor(
    readonly id: number,
    /** What it is, in words: `a promise`. */
    readonly description: string,
  ) {}
}
