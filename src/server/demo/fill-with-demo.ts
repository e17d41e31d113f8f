import type { ListingRecord, ListingRepository } from '#src/server/listings/repository.ts';
import { type DemoListingsRequest, demoListings } from './demo-listings.ts';

const STEP = 250;

function* counted(
  records: Iterable<ListingRecord>,
  onProgress: (count: number) => void,
): Generator<ListingRecord> {
  let since = 0;
  for (const record of records) {
    yield record;
    since += 1;
    if (since < STEP) continue;
    onProgress(since);
    since = 0;
  }
}

/**
 * Fills an empty store with the demo listings, all or nothing: a start that is interrupted leaves it
 * empty, and the next one begins again.
 */
export async function fillWithDemo(
  repository: ListingRepository,
  { onProgress, ...request }: DemoListingsRequest & { onProgress: (count: number) => void },
): Promise<void> {
  await repository.put(counted(demoListings(request), onProgress));
}
