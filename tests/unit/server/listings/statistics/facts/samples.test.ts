import { expect, test } from 'vitest';
import type { FactTable } from '#src/server/listings/repository.ts';
import { allRows } from '#src/server/listings/statistics/rows.ts';
import { summariesByGroup, groupingsBy } from '#src/server/listings/statistics/groups.ts';
import { viewerSamples, withPooledSamples } from '#src/server/listings/statistics/facts/samples.ts';

/** A table of the cities of some homes, given as indexes into `words`. */
function inCities(codes: readonly number[], words: readonly string[]): FactTable {
  return {
    count: codes.length,
    words: () => ({ codes: Int32Array.from(codes), words, sole: undefined }),
    numbers: () => new Float64Array(codes.length),
  };
}

const cityCounts = async (table: FactTable) =>
  summariesByGroup(allRows(table.count), await groupingsBy(table, ['address.city']), {
    summarise: ({ sizes }) => sizes(),
    sizesOf: ({ sizes }) => sizes(),
  });

test('an empty word belongs to no group, wherever it is among the words', async () => {
  const table = inCities([0, 2, 3, 3], ['', 'Guelph', '', 'Ottawa']);
  expect(await cityCounts(table)).toEqual({ address: { city: { Ottawa: 2 } } });
});

test('homes keep their city when samples with other words are added', async () => {
  const visibleSamples = viewerSamples(inCities([3, 2, 1], ['', 'Guelph', '', 'Ottawa']), false);
  const pooledSamples = viewerSamples(inCities([1, 2, 2], ['', 'Ottawa', 'Whitby']), false);
  expect(await cityCounts(withPooledSamples(visibleSamples, pooledSamples))).toEqual({
    address: { city: { Ottawa: 2, Whitby: 2, Guelph: 1 } },
  });
});
