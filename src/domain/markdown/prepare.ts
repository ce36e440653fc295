import type { ElementContent } from 'hast';
import type { CompileContext } from './context';
import type { ComponentElement } from './nodes';
import type { JsonValue } from './tree';

/** The content of a component without scripts, and the labels for its script. */
export interface Interactive {
  children: ElementContent[];
  labels?: Record<string, string>;
  props?: Record<string, JsonValue>;
}

/** Prepares a component; null leaves it out. */
export type Prepare = (node: ComponentElement, context: CompileContext) => Interactive | null;

/** Reports a missing or invalid prop; the component is left out. */
export function wrongProp(node: ComponentElement, context: CompileContext, found: string, fix: string): null {
  context.error(node, `<${node.name}> ${found}.`, fix);
  return null;
}
