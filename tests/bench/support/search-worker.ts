import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { IndexSearch } from '#src/server/search-index/index-search.ts';
import { ListingIndex, type SavedIndex } from '#src/server/search-index/ListingIndex.ts';

/** What a worker is given. */
export type Work = { readonly index: SavedIndex; readonly searches: readonly IndexSearch[] };

/** What a worker says when it is warm, and after each time it was told to search for some seconds. */
export type Report = { readonly answers: string } | { readonly searches: number };

const WARM_UP_MS = 2000;

/** A text that is another one when any answer is. */
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
  const { index: savedIndex, searches } = workerData as Work;
  const index = ListingIndex.restore(savedIndex);
  const answers = answersText(index, searches);
  searchFor(index, searches, WARM_UP_MS);
  port.on('message', (durationMs: number) =>
    port.postMessage({ searches: searchFor(index, searches, durationMs) } satisfies Report),
  );
  port.postMessage({ answers } satisfies Report);
}
