import type { Compiler } from 'webpack';

const NAME = 'ContentErrors';
let errors = '';
let repeat: (() => void) | null = null;

/** Shows errors, after the name of a file, over the development server's pages; false if it does not run. */
export function showErrors(text: string): boolean {
  if (text !== errors) {
    errors = text;
    repeat?.();
  }
  return repeat !== null;
}

/** Reports them as webpack's own: Gatsby shows these over every page until there are none. */
export class ContentErrors {
  apply(compiler: Compiler): void {
    let isRunning = false;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After a first compilation with errors, Gatsby would not say where the site is.
      if (isRunning && errors !== '') compilation.errors.push(new compiler.webpack.WebpackError(errors));
    });
    compiler.hooks.done.tap(NAME, () => {
      if (isRunning) return;
      isRunning = true;
      repeat = () => compiler.watching?.invalidate();
      if (errors !== '') setImmediate(repeat);
    });
  }
}
