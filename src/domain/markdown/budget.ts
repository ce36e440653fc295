import { LIMITS } from '../script/limits';
import { reportError, type CompileContext, type Positioned } from './context';

type Budget = CompileContext['spent'];

const FOUND: Record<keyof Budget, string> = {
  elements: `The code of this document makes more than ${LIMITS.elements.toLocaleString('en')} elements.`,
  partials: `This document shows partials more than ${LIMITS.partials.toLocaleString('en')} times, those within them included; long ones count more than once.`,
};

/**
 * Takes of what a document may make; the first one too many is an error where it stands.
 * @returns whether there was enough left.
 */
export function spend(context: CompileContext, what: keyof Budget, node: Positioned, count = 1): boolean {
  const isNew = context.spent[what] <= LIMITS[what];
  context.spent[what] += count;
  if (isNew && context.spent[what] > LIMITS[what])
    reportError(context, node, FOUND[what], 'Show less on one page: split the document.');
  return context.spent[what] <= LIMITS[what];
}
