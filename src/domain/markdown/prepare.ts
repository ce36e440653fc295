import type { ElementContent } from 'hast';
import type { CompileContext } from './context';
import type { ComponentElement } from './nodes';
import type { JsonValue } from './tree';

/** The content of a component without scripts, and the labels for its script. */
export interface Interactive {
  children: ElementContent[];
  /** Labels of its controls; a component without labels has no script. */
  labels?: Record<string, string>;
  props?: Record<string, JsonValue>;
}

/** Prepares a component. @throws WrongProp */
export type Prepare = (node: ComponentElement, context: CompileContext) => Interactive;

/** A missing or invalid prop: it is reported, and the component left out. */
export class WrongProp extends Error {
  constructor(
    found: string,
    readonly fix: string,
  ) {
    super(found);
  }
}
