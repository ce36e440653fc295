import { z } from 'zod';

/** Parts of the configuration's schema about what content may do: broken links, pictures and players of other sites. */

const severity = z.enum(['error', 'warn']);

/** Schema of `problems`: which keep the site from being published ("error"), and which are only reported ("warn"). */
export const problemsSchema = z.strictObject({
  links: severity.default('error').describe('Links that lead to no page and no file'),
  anchors: severity.default('warn').describe('Links to a place that their page does not have'),
  images: severity
    .default('error')
    .describe(
      'Pictures and videos that do not exist; with "warn" the alternative text of a picture is shown instead',
    ),
  duplicates: severity
    .default('warn')
    .describe(
      'Documents with the same address; the first file in alphabetical order gets it, the others have no page',
    ),
});

const origin = z
  .string()
  .refine(
    (value) => isWebOrigin(value),
    'is not the origin of a site → Write https:// and its name, and nothing after it: https://img.example.com',
  );

const origins = (what: string) => z.array(origin).default([]).describe(`Origins of other sites ${what}`);

/** Schema of `security`: what of other sites the owner trusts, besides the services that have their own settings. */
export const securitySchema = z.strictObject({
  scriptSources: z
    .array(
      z
        .string()
        .refine(
          (value) => isWebOrigin(value) || /^sha256-[\w+/]{43}=$/.test(value),
          'is no source of scripts → Write the origin of a site (https://stats.example.com), or "sha256-…" of an inline script, which the build names',
        ),
    )
    .default([])
    .describe(
      'Origins whose scripts may run in pages, and "sha256-…" of inline scripts, both written by a plugin or a page of yours. What runs in a page can read and change everything in it',
    ),
  connectSources: origins('that scripts in pages may send to and load from'),
  frameSources: origins('whose pages may be shown in frames'),
});

/** Schema of `media`: sites whose pictures and videos pages may show. */
export const mediaSchema = z.strictObject({
  trusted: z
    .array(origin)
    .default([])
    .describe(
      'Origins of other sites whose pictures and videos pages may show; the policy of the site blocks all others',
    ),
});

/** Schema of `embeds`: services whose players and widgets readers may load by a press. */
export const embedsSchema = z.strictObject({
  steam: z.boolean().default(true).describe('The widget of the Steam store'),
  youtube: z.boolean().default(true).describe('YouTube’s player, on pages with one of its videos'),
  bilibili: z.boolean().default(true).describe('Bilibili’s player, on pages with one of its videos'),
});

/** Whether an address is an origin in the syntax of a policy: scheme and host, nothing else, no wildcard. */
function isWebOrigin(value: string): boolean {
  return /^https:\/\/[^*\s;,']+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
