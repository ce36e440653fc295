import { describe, expect, it } from 'vitest';
import { apply as forgetUnusedTemplates } from './unused-templates';

describe('forgetUnusedTemplates', () => {
  const templates = ['/t/used.tsx', '/t/unused.tsx', '/t/static.tsx'];

  it('keeps all other queries', async () => {
    const queries = new Map(
      [...templates, '/ui/misplaced.tsx'].map((file) => [file, { isStaticQuery: file.includes('static') }]),
    );
    const answers = [queries, undefined];
    const compiler = { default: (_: unknown) => Promise.resolve(answers.shift()) };
    forgetUnusedTemplates(
      () => compiler,
      () => ({ components: new Map([['/t/used.tsx', {}]]) }),
      templates,
    );
    const left = await compiler.default({});
    expect([...(left?.keys() ?? [])]).toEqual(['/t/used.tsx', '/t/static.tsx', '/ui/misplaced.tsx']);
    expect(await compiler.default({})).toBeUndefined();
  });

  it('does nothing where Gatsby has no such module', () => {
    expect(() => {
      forgetUnusedTemplates(
        () => undefined,
        () => ({ components: new Map() }),
        templates,
      );
    }).not.toThrow();
  });
});
