import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { KeywordSets } from '#src/server/adapters/indexed/keyword-sets.ts';
import { indexSearch } from '#src/server/adapters/indexed/listings.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import type { IndexSearch } from '#src/server/search-index/index-search.ts';
import { ListingIndex, type SavedIndex } from '#src/server/search-index/ListingIndex.ts';

/**
 * A worker's input. It has no searches in the terms of the index, as these hold functions, which stay in
 * their thread.
 */
export type Work = { readonly index: SavedIndex; readonly searches: readonly StoreSearch[] };

/** A worker's message once it is warm, and after each search run of some seconds. */
export type WorkReport = { readonly answers: string } | { readonly searches: number };

const WARM_UP_MS = 2000;

const none = (): never => {
  throw new Error('The maps of this bench have no keywords.');
};
const NO_KEYWORDS: KeywordSets = { load: none, matchesOf: none, relevant: none, forget: none };

/** Searches without keywords in the terms of the index. */
export const indexSearches = (searches: readonly StoreSearch[]): readonly IndexSearch[] =>
  searches.flatMap((search) => indexSearch(search, NO_KEYWORDS) ?? []);

/** A text that differs if any answer does. */
export function answersText(index: ListingIndex, searches: readonly IndexSearch[]): string {
  const digest = createHash('sha256');
  for (const search of searches) digest.update(JSON.stringify(index.search(search)));
  return digest.digest('hex');
}

function searchFor(index: ListingIndex, searches: readonly IndexSearch[], durationMs: number) {
  const end = performance.now() + durationMs;
  let doneCount = 0;
  while (performance.now() < end) {
    for (const search of searches) index.search(search);
    doneCount += searches.length;
  }
  return doneCount;
}

if (parentPort) {
  const port = parentPort;
  const { index: savedIndex, searches: storeSearches } = workerData as Work;
  const searches = indexSearches(storeSearches);
  const index = ListingIndex.restore(savedIndex);
  const answers = answersText(index, searches);
  searchFor(index, searches, WARM_UP_MS);
  port.on('message', (durationMs: number) =>
    port.postMessage({ searches: searchFor(index, searches, durationMs) } satisfies WorkReport),
  );
  port.postMessage({ answers } satisfies WorkReport);
}
