import { listingKey, listingOfKey } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { type HomeRecord, relistingChanges } from '#src/domain/listing/relisted-records.ts';
import type { Query } from '../database.ts';
import { type FeedRecordRow, recordsOfOffers, setOwnRecord } from './feed-records.ts';
import { storedListings } from './put-listings.ts';

function homeRecord(row: FeedRecordRow): HomeRecord {
  const { feedId, key, isOffered, ownRecord } = row;
  return {
    ...listingOfKey(row.listingKey ?? ''),
    ...{ feedId, key, isOffered, ownRecord },
    listedOn: row.listedOn ?? '',
  };
}

/**
 * The listings that change because homes may have been listed again, by their keys, as they are to be put.
 * The caller holds the clock, and has put the records.
 *
 * @param newListings listings that are put in the same transaction, by their keys
 */
export async function relistedHomes(
  query: Query,
  offerKeys: Iterable<string>,
  newListings: ReadonlyMap<string, ListingRecord>,
): Promise<ReadonlyMap<string, ListingRecord>> {
  const changed = new Map<string, ListingRecord>();
  const offers = [...new Set(offerKeys)];
  if (offers.length === 0) return changed;
  const records = await recordsOfOffers(query, offers);
  const homes = [...Map.groupBy(records, ({ offerKey }) => offerKey).values()].filter(
    (home) => home.length > 1 || home.some(({ ownRecord }) => ownRecord),
  );
  const keys = homes.flat().flatMap((row) => row.listingKey ?? []);
  const stored =
    keys.length === 0 ? new Map<string, ListingRecord>() : await storedListings(query, keys);
  for (const home of homes) {
    const { endedRecords, restoredRecords, listings } = relistingChanges(home.map(homeRecord), {
      newListings,
      storedListing: (listing) => stored.get(listingKey(listing)),
    });
    for (const { record, ownListing } of endedRecords)
      await setOwnRecord(query, record, ownListing);
    for (const record of restoredRecords) await setOwnRecord(query, record, null);
    for (const listing of listings) {
      const { mlsNumber, boardId } = listing.document;
      changed.set(listingKey({ mlsNumber: mlsNumber.toUpperCase(), boardId }), listing);
    }
  }
  return changed;
}
