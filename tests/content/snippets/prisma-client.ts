const SCALARS: Record<string, string> = {
  Boolean: 'boolean',
  DateTime: 'Date',
  Int: 'number',
  String: 'string',
};

/**
 * What `prisma generate` writes for a schema, as far as the walkthroughs use it: the client's types, made of those in
 * `walkthroughs/types/prisma.d.ts`.
 * @returns text of each file.
 * @throws if the schema names a type that does not exist, or a model twice.
 */
export function clientTypes(schema: string): [file: string, text: string][] {
  const kinds = new Map<string, string>();
  const lines = new Map<string, string[]>();
  for (const [, kind = '', name = '', body = ''] of schema.matchAll(/^(enum|model) (\w+) \{\n([^]*?)^\}/gm)) {
    if (kinds.has(name)) throw new Error(`${name} is declared twice`);
    kinds.set(name, kind);
    lines.set(
      name,
      body.split('\n').flatMap((line) => line.trim() || []),
    );
  }
  const named = (kind: string) => [...kinds.keys()].filter((name) => kinds.get(name) === kind);

  const modelOf = (model: string): string => {
    const members: Record<'fields' | 'unique' | 'one' | 'many', string> = {
      fields: '',
      unique: '',
      one: '',
      many: '',
    };
    const optional = ['never'];
    for (const line of lines.get(model) ?? []) {
      const columns = /^@@unique\(\[(.*)\]\)/.exec(line)?.[1]?.split(', ');
      if (columns)
        members.unique += `${columns.join('_')}: { ${columns.map((each) => `${each}: ${model}['fields']['${each}'];`).join(' ')} };`;
      const [, field, type = '', mark] = /^(\w+)\s+(\w+)(\?|\[\])?/.exec(line) ?? [];
      if (field === undefined) continue;
      const isRelation = kinds.get(type) === 'model';
      const written = kinds.has(type) ? type : SCALARS[type];
      if (written === undefined) throw new Error(`there is no type ${type}`);
      const kind = isRelation ? (mark === '[]' ? 'many' : 'one') : 'fields';
      members[kind] += `${field}: ${written}${mark === '?' ? ' | null' : ''};`;
      if (mark === '?' || /@default|@updatedAt/.test(line)) optional.push(`'${field}'`);
    }
    const written = Object.entries(members).map(([name, text]) => `${name}: { ${text} };`);
    return `interface ${model} { ${written.join(' ')} optional: ${optional.join(' | ')} }`;
  };

  const enums = named('enum').map((name) => {
    const values =
      lines
        .get(name)
        ?.map((value) => `${value}: '${value}'`)
        .join(', ') ?? '';
    return `export const ${name} = { ${values} } as const; export type ${name} = keyof typeof ${name};`;
  });
  const delegates = named('model').map(
    (name) => `${name.replace(/^./, (c) => c.toLowerCase())}: Delegate<${name}>;`,
  );
  return [
    ['enums.ts', `export {};\n${enums.join('\n')}`],
    [
      'client.ts',
      `import type { Client, Delegate, Where } from 'prisma-model';
import type { ${named('enum').join(', ')} } from './enums';
${named('model').map(modelOf).join('\n')}
export declare namespace Prisma {
  ${named('model')
    .map((name) => `type ${name}WhereInput = Where<${name}>;`)
    .join('\n')}
  class PrismaClientKnownRequestError extends Error { readonly code: string }
}
export interface PrismaClient extends Client { ${delegates.join(' ')} }
export declare const PrismaClient: new (options: { adapter: object }) => PrismaClient;`,
    ],
  ];
}
