/**
 * `npm run fuzz -- 3000`: reads N documents that are damaged at random, and says which of them led to anything but a page
 * or problems with places. `--seed` gives others, `--only` one of them again.
 */
import { parseArgs } from 'node:util';
import { fuzzDocuments } from './fuzz-documents';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 3000);
const seed = Number(values.seed);
const { failures, refused, slowest } = fuzzDocuments(
  count,
  seed,
  values.only === undefined ? undefined : Number(values.only),
);
for (const { index, what, text } of failures) {
  console.error(
    `\n${String(index)}: ${what}\nAgain: npm run fuzz -- ${String(count)} --seed ${String(seed)} --only ${String(index)}`,
  );
  if (values.only !== undefined) console.error(text);
}
const memory = process.resourceUsage().maxRSS / 1024;
console.log(
  `Seed ${String(seed)}: ${String(count)} damaged documents, ${String(refused)} with errors, ${String(failures.length)} failures; slowest number ${String(slowest.index)} with ${slowest.took.toFixed(0)} ms, at most ${memory.toFixed(0)} MB.`,
);
process.exitCode = failures.length === 0 && memory < 1024 ? 0 : 1;
