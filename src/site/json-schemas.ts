import { z } from 'zod';
import { authorsSchema } from '../domain/content/author-schemas';
import { categorySchema, LISTS, tagsSchema } from '../domain/content/data-schemas';
import { SCHEMAS as FRONT_MATTER } from '../domain/content/front-matter-schemas';
import { kindsOf, sidebarsSchema } from '../domain/docs/sidebars-schema';
import { siteSchema } from './schema';

/** What authors write as YAML: front matter of the three kinds of documents, and files. */
const SCHEMAS = {
  ...FRONT_MATTER,
  site: siteSchema,
  tags: tagsSchema,
  authors: authorsSchema,
  category: categorySchema,
  sidebars: sidebarsSchema,
  ...LISTS,
};

/**
 * JSON schemas for editors, by name. They know fields, types and possible values; what depends on more than one value is
 * left to the content check.
 */
export const jsonSchemas = (): Record<string, object> =>
  Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchemaOf(schema)]));

function jsonSchemaOf(schema: z.ZodType): object {
  const $defs: Record<string, object> = {};
  const refs = new Map<z.ZodType, string>();
  const refTo = (kind: z.ZodType): string => {
    const name = refs.get(kind) ?? `kind${String(refs.size)}`;
    if (!refs.has(kind)) {
      refs.set(kind, name);
      $defs[name] = convert(kind);
    }
    return `#/$defs/${name}`;
  };
  const convert = (part: z.ZodType): object => {
    const { $schema: _, ...json } = z.toJSONSchema(part, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const kinds = kindsOf.get(zodSchema);
        if (kinds) jsonSchema.anyOf = kinds.map((kind) => ({ $ref: refTo(kind) }));
        // In an editor's YAML, a date is a text.
        if (zodSchema._zod.def.type === 'date') jsonSchema.type = 'string';
      },
    });
    return json;
  };
  const json = convert(schema);
  return { ...json, ...(refs.size > 0 && { $defs }) };
}
