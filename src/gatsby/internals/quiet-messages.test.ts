import { describe, expect, it } from 'vitest';
import { apply } from './quiet-messages';

/** Stand-ins for Gatsby's modules, silenced. */
function prepare() {
  const state = { components: new Map([['/site/src/templates/post.tsx', {}]]) };
  const queries: Map<string, unknown> | false = new Map(
    ['src/templates/post.tsx', 'src/templates/doc.tsx', 'src/ui/Own.tsx'].map((file) => [
      `/site/${file}`,
      file,
    ]),
  );
  const modules = {
    'query/query-compiler': {
      default: (): Promise<Map<string, unknown> | false> => Promise.resolve(queries),
    },
    'utils/get-page-data': { getPageData: (): Promise<unknown> => Promise.reject(new Error('gone')) },
  };
  apply(
    () => state,
    '/site',
    (name) => modules[name as keyof typeof modules],
  );
  return { state, modules };
}

describe('messages of Gatsby', () => {
  it('are not about templates without pages, until they have one', async () => {
    const { state, modules } = prepare();
    const found = async (): Promise<unknown[]> => {
      const queries = await modules['query/query-compiler'].default();
      return queries ? [...queries.values()] : [];
    };
    expect(await found()).toEqual(['src/templates/post.tsx', 'src/ui/Own.tsx']);
    state.components.set('/site/src/templates/doc.tsx', {});
    expect(await found()).toEqual(['src/templates/post.tsx', 'src/templates/doc.tsx', 'src/ui/Own.tsx']);
  });

  it('have no stack of its own code', async () => {
    const { modules } = prepare();
    const error: unknown = await modules['utils/get-page-data']
      .getPageData()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'gone', stack: 'gone' });
  });

  it('stay where its modules are not as expected', () => {
    expect(() => {
      apply(
        () => ({ components: new Map() }),
        '/site',
        () => undefined,
      );
    }).not.toThrow();
  });
});
