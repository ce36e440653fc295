import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }));

it('every custom property that is used is declared', () => {
  const declared = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\s*:/g)].map((match) => match[1])),
  );
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !declared.has(name))
      .map(([, name = '']) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
