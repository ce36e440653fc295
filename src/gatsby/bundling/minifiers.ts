/** What makes webpack's output small: in the form that the plugins of webpack ask for, which keep results in its cache. */
import { BROWSERS } from './compile-script.mjs';
import { minifyStyles } from './minify-css.mjs';

/** One file: its name and its text. */
type Input = Record<string, string>;

/** The legal notices of a script, which the plugin writes to a file beside it. */
interface SmallScript {
  code: string;
  extractedComments: string[];
  errors: string[];
}

/**
 * `try { decodeURI(x); return true } catch { return false }`: Oxc takes these functions for pure and drops a call whose
 * result nobody uses, although it may throw. Of a method it does not think so.
 */
const ASKED_TO_THROW = /([;{}]\s*)(?=(?:de|en)codeURI(?:Component)?\()/g;

/**
 * Has a browser compile all functions of a script while it arrives, beside what else goes on, instead of each one when it
 * is called first (WICG explicit JavaScript compile hints; a comment where it is not known).
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** Scripts every page starts with: React, and Gatsby's client with the frame. */
const STARTS_EVERY_PAGE = /^(?:framework|app)-/;

/** Minifies a script with Oxc: a little smaller than Terser's, in a tenth of the time. */
export async function minifyScript(input: Input): Promise<SmallScript> {
  // Here, so that `develop` does not load it.
  const { minify } = await import('rolldown/utils');
  const [name, text] = only(input);
  const { code, legalComments, errors } = await minify(name, text.replace(ASKED_TO_THROW, '$1globalThis.'), {
    // A script that the browser runs as such: its top level is the page's.
    module: false,
    compress: { target: BROWSERS },
    mangle: { toplevel: false },
    codegen: { legalComments: 'external' },
  });
  return {
    code: STARTS_EVERY_PAGE.test(name) ? COMPILE_EARLY + code : code,
    extractedComments: legalComments,
    errors: errors.map(({ message }) => message),
  };
}

/** Minifies a style sheet. */
export async function minifySheet(input: Input): Promise<{ code: string }> {
  const [, text] = only(input);
  return { code: await minifyStyles(text) };
}

function only(input: Input): [name: string, text: string] {
  const [file] = Object.entries(input);
  if (!file) throw new Error('Nothing to minify.');
  return file;
}
