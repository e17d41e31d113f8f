import type { KeyedListing } from './key.ts';
import { listingKey } from './key.ts';
import type { ListingRecord } from './listing-record.ts';
import { terminatedListing } from './relisting.ts';
import { needsSignIn } from './visibility.ts';

/** The record of a feed, as one of those of a home that a consumer may find. */
export type HomeRecord = KeyedListing & {
  readonly feedId: string;
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly listedOn: string;
  readonly isOffered: boolean;
  /** The record its feed gives, where the listing is stored as ended. */
  readonly ownRecord: ListingRecord | null;
};

type RelistingSources = {
  /** Listings that are put at the same time, by `listingKey`. */
  readonly newListings: ReadonlyMap<string, ListingRecord>;
  /** A listing as it is stored. */
  readonly storedListing: (listing: KeyedListing) => ListingRecord | undefined;
};

type RelistingChanges = {
  /** Records whose listings are to be stored as ended, with the records of their feeds. */
  readonly endedRecords: readonly {
    readonly record: HomeRecord;
    readonly ownListing: ListingRecord;
  }[];
  /** Records to be stored again as their feeds give them. */
  readonly restoredRecords: readonly HomeRecord[];
  /** The listings that change with them, as they are to be put. */
  readonly listings: readonly ListingRecord[];
};

const latestDay = (records: readonly HomeRecord[]) =>
  records
    .map(({ listedOn }) => listedOn)
    .toSorted()
    .at(-1) ?? '';

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * The changes among the records of one home that may have been listed again: a listing still offered under
 * a former number has ended, and one ended by a listing that is gone is offered again.
 */
export function relistingChanges(
  records: readonly HomeRecord[],
  { newListings, storedListing }: RelistingSources,
): RelistingChanges {
  const latest = latestDay(records);
  const listingOf = (record: HomeRecord) =>
    newListings.get(listingKey(record)) ?? record.ownRecord ?? storedListing(record);
  const isPublic = (record: HomeRecord) => {
    const listing = listingOf(record);
    return listing !== undefined && !needsSignIn(listing.document.permissions);
  };
  /** The day that ends a listing: the public view of a restricted listing shows only its month. */
  function endOf({ listedOn }: HomeRecord): string {
    if (records.some((record) => record.listedOn === latest && isPublic(record))) return latest;
    return listedOn > firstOfMonth(latest) ? listedOn : firstOfMonth(latest);
  }

  const endedRecords: { record: HomeRecord; ownListing: ListingRecord }[] = [];
  const restoredRecords: HomeRecord[] = [];
  const listings: ListingRecord[] = [];
  for (const record of records) {
    const isFormer = record.isOffered && record.listedOn < latest;
    if (isFormer) {
      const ownListing = listingOf(record);
      if (!ownListing) continue;
      endedRecords.push({ record, ownListing });
      const document = terminatedListing(ownListing.document, endOf(record));
      listings.push({ ...ownListing, document });
    } else if (record.ownRecord) {
      restoredRecords.push(record);
      if (!newListings.has(listingKey(record))) listings.push(record.ownRecord);
    }
  }
  return { endedRecords, restoredRecords, listings };
}
