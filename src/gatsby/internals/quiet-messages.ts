/**
 * Touches the queries that Gatsby finds (`query/query-compiler`), and the data of a page that `develop` is asked for
 * (`utils/get-page-data`). A small site has no pages of some templates, whose queries Gatsby calls failing; a page that
 * was deleted while it was open leaves the stack of Gatsby's own code.
 *
 * Without them, the messages are there.
 */
import path from 'node:path';

interface QueryCompiler {
  default?: (options?: object) => Promise<ReadonlyMap<string, unknown> | false>;
}

interface PageData {
  getPageData?: (...args: unknown[]) => Promise<unknown>;
}

/** Leaves out what tells authors nothing. @param directory The project, with its templates. */
export function apply(
  getState: () => { components: ReadonlyMap<string, unknown> },
  directory: string,
  load: (module: string) => unknown,
): void {
  const compiler = load('query/query-compiler') as QueryCompiler | undefined;
  const compile = compiler?.default;
  const templates = path.posix.join(directory.split(path.sep).join('/'), 'src/templates/');
  if (compile)
    compiler.default = async (options) => {
      const queries = await compile(options);
      const { components } = getState();
      const isUsed = ([file]: [string, unknown]) => components.has(file) || !file.startsWith(templates);
      return queries && new Map([...queries].filter(isUsed));
    };
  const data = load('utils/get-page-data') as PageData | undefined;
  const getPageData = data?.getPageData;
  if (getPageData)
    data.getPageData = (...args) =>
      getPageData(...args).catch((error: unknown) => {
        if (error instanceof Error) error.stack = error.message;
        throw error;
      });
}
