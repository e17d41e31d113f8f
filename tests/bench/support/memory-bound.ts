import type { IndexSearch } from '#src/server/search-index/index-search.ts';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { compileFilter } from '#src/server/search-index/rows/compiled-filter.ts';
import { dictionaries } from '#src/server/search-index/rows/dictionaries.ts';
import { planPartition } from '#src/server/search-index/rows/partition-plan.ts';
import type { RowTest } from '#src/server/search-index/rows/row-tests.ts';

/** More than the caches of a processor can hold. */
const STREAM_BYTES = 2 ** 28;
const PASSES = 5;
/** Bytes read for a found home: its Morton code, latitude, longitude, id and price. */
const BYTES_OF_A_HOME = 8 + 4 * 4;

/**
 * Bytes that one core reads from memory in a millisecond, at best: measured with memchr of the C library.
 */
export function memoryBytesPerMs(): number {
  const stream = Buffer.alloc(STREAM_BYTES, 1);
  let bestMs = Infinity;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const start = performance.now();
    if (stream.indexOf(0) !== -1) throw new Error('the stream holds no 0');
    bestMs = Math.min(bestMs, performance.now() - start);
  }
  return STREAM_BYTES / bestMs;
}

function bytesOfTest(test: RowTest): number {
  if (test.kind === 'table' || test.kind === 'bounds') return test.values.BYTES_PER_ELEMENT;
  throw new Error(`there is no bound for a test of the kind ${test.kind}`);
}

/**
 * The bytes that a search of the whole country has to read: every column that it tests, for all rows that
 * its partitions leave, and the places of the found homes.
 */
export function bytesToRead(index: ListingIndex): (search: IndexSearch) => number {
  const { dictionaries: saved, partitions } = index.savedIndex();
  const words = dictionaries(saved);
  return (search) => {
    let bytes = index.search(search).count * BYTES_OF_A_HOME;
    for (const filter of [search.filter, ...(search.or ?? [])]) {
      const compiledFilter = compileFilter(filter, words);
      for (const partition of partitions) {
        const plan = planPartition(compiledFilter, {
          ...partition,
          alive: undefined,
          sums: undefined,
        });
        if (!plan) continue;
        const rowBytes = plan.tests.reduce((sum, test) => sum + bytesOfTest(test), 0);
        for (const { from, to } of plan.spans) bytes += (to - from) * rowBytes;
      }
    }
    return bytes;
  };
}
