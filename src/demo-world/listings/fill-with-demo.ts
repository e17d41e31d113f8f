import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord, ListingRepository } from '#src/server/listings/repository.ts';
import { type DemoListingsRequest, demoListings } from './demo-listings.ts';

const STEP = 250;

type DemoFill = DemoListingsRequest & {
  /** Told how many listings have gone in since it was last told. */
  readonly onProgress: (count: number) => void;
  /** Shown each listing on its way in. */
  readonly onListing?: (document: ListingDocument) => void;
};

function* watched(
  records: Iterable<ListingRecord>,
  { onProgress, onListing }: DemoFill,
): Generator<ListingRecord> {
  let since = 0;
  for (const record of records) {
    onListing?.(record.document);
    yield record;
    since += 1;
    if (since < STEP) continue;
    onProgress(since);
    since = 0;
  }
}

/**
 * Fills an empty store with the demo listings, one at a time, all or nothing: a start that is
 * interrupted leaves it empty, and the next one begins again.
 */
export async function fillWithDemo(repository: ListingRepository, fill: DemoFill): Promise<void> {
  await repository.put(watched(demoListings(fill), fill));
}
