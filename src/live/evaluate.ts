import * as React from 'react';
import { transform } from 'sucrase';
import { guardLoops, loopGuard, STEP } from './guard-loops';

/** The result of a piece of code: a component, an element, or nothing yet. */
export type Shown = React.ComponentType | React.ReactNode;

/** Names in the code's scope: React itself and all its exports. */
const SCOPE: Record<string, unknown> = {
  React,
  // Compilers and Node add `default` and `module.exports`, which are not exports of React.
  ...Object.fromEntries(Object.entries(React).filter(([name]) => /^(?!default$)\w+$/.test(name))),
};

/** Milliseconds that code may run without a break, while the page may freeze. */
const BUSY_LIMIT_MS = 1500;

/** Compiles JSX and types to plain JavaScript with guarded loops. */
function toJavaScript(code: string): string {
  const { code: plain } = transform(code, {
    transforms: ['jsx', 'typescript'],
    jsxRuntime: 'classic',
    production: true,
    disableESTransforms: true,
  });
  return guardLoops(plain);
}

/** Runs a playground's code: one expression, or with `noInline` calls of `render(…)`. Throws what the code throws. */
export function evaluateLive(code: string, noInline: boolean): Shown {
  const trimmed = code.trim().replace(/;+$/, '');
  if (trimmed === '') return null;
  if (/^\s*(import|export)\s/m.test(trimmed))
    throw new SyntaxError('import and export do not work here; React and its hooks are already in scope.');
  const shown: Shown[] = [];
  const render = (value: Shown): void => {
    shown.push(value);
  };
  // The line break before the closing parenthesis is needed, because the code may end with a comment.
  const body = noInline
    ? toJavaScript(trimmed)
    : `return (${toJavaScript(`(${trimmed}\n)`).replace(/;\s*$/, '')})`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what a playground is for; this frame has no origin
  const run = new Function('render', STEP, ...Object.keys(SCOPE), `"use strict";${body}`) as (
    ...values: unknown[]
  ) => Shown;
  const value = run(render, loopGuard(BUSY_LIMIT_MS), ...Object.values(SCOPE));
  if (!noInline) return value;
  if (shown.length === 0) throw new Error('The code never called render(…).');
  return shown.at(-1);
}
