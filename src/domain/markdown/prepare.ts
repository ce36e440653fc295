import type { ElementContent } from 'hast';
import { reportError, type CompileContext } from './context';
import type { ComponentElement } from './nodes';
import type { JsonValue } from './tree';

/** What a component says before any script runs, and the words its script needs. */
export interface Interactive {
  children: ElementContent[];
  /** Words of its controls; without any it has no script. */
  labels?: Record<string, string>;
  /** Props that replace those of the author. */
  props?: Record<string, JsonValue>;
}

/** Prepares a component; null leaves it out. */
export type Prepare = (node: ComponentElement, context: CompileContext) => Interactive | null;

/** Reports a prop that is missing or of the wrong kind; the component is left out. */
export function wrongProp(node: ComponentElement, context: CompileContext, found: string, fix: string): null {
  reportError(context, node, `<${node.name}> ${found}.`, fix);
  return null;
}
