import { expect, it } from 'vitest';
import { fuzzDocuments } from '../fuzz/fuzz-documents';

/** Another seed tries other documents: `TIDEPOOL_FUZZ_SEED=7 npx vitest run tests/integration/fuzzed-documents.test.ts`. */
const seed = Number(process.env.TIDEPOOL_FUZZ_SEED ?? 1);

it('documents damaged at random are pages, or problems with places', () => {
  const { failures, refused } = fuzzDocuments(300, seed);
  console.log(`Seed ${String(seed)}: 300 damaged documents, ${String(refused)} with errors.`);
  expect(
    failures.map(
      ({ index, what }) => `${String(index)} (npm run fuzz -- 300 --seed ${String(seed)}): ${what}`,
    ),
  ).toEqual([]);
  // Damage that nobody notices would be none.
  expect(refused).toBeGreaterThan(50);
}, 120_000);
