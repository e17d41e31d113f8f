import type { HistoryEntry, ListingDocument } from '#src/contract/listings/listing.ts';
import type { PastListing } from '#src/contract/listings/detail/detail-calls.ts';
import type { HistoryQuery } from '#src/contract/listings/detail/history.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { hasHistory } from '#src/domain/listing/boards.ts';
import { endDay } from '#src/domain/listing/status/end-day.ts';
import { hasEnded } from '#src/domain/listing/status/status.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addressKey } from '#src/domain/listing/address-key.ts';
import { type HistoryIndex, listingsOfHome } from './history-index.ts';
import type { ListingEntry } from '../directory/entry-store.ts';
import { type Derived, readDerived } from '../directory/listing-directory.ts';
import type { ListingRepository } from '../repository.ts';

type HistoryDependencies = {
  readonly homes: Derived<HistoryIndex>;
  readonly repository: Pick<ListingRepository, 'findAll' | 'findEnded'>;
};

function ownEntry(listing: ListingDocument): HistoryEntry {
  const { mlsNumber, boardId, type, lastStatus, listDate } = listing;
  return {
    ...{ mlsNumber, boardId, type, lastStatus, listDate },
    listPrice: Number(listing.listPrice),
    originalPrice: listing.originalPrice == null ? null : Number(listing.originalPrice),
    soldPrice: listing.soldPrice == null ? null : Number(listing.soldPrice),
    soldDate: listing.soldDate ?? null,
    timestamps: { expiryDate: hasEnded(lastStatus) ? endDay(listing) : null },
  };
}

/** Drops the day on which a listing's contract would have run out, which is public only if it did. */
function withoutPlans(entry: HistoryEntry): HistoryEntry {
  const { lastStatus, timestamps } = entry;
  return hasEnded(lastStatus)
    ? entry
    : { ...entry, timestamps: { ...timestamps, expiryDate: null } };
}

function pastOf(listing: ListingDocument): PastListing[] {
  const { displayAddressOnInternet, displayPublic } = listing.permissions;
  const permissions = { displayAddressOnInternet, displayPublic };
  const { address } = listing;
  const earlier = ((listing.history ?? []) as readonly HistoryEntry[]).map(withoutPlans);
  const key = addressKey(address);
  return [ownEntry(listing), ...earlier].map((entry) => ({
    ...entry,
    permissions,
    addressKey: key,
  }));
}

/** Listings of one day are ordered by their numbers, so that the order does not depend on the store. */
function latestFirst(one: PastListing, other: PastListing): number {
  const days = Date.parse(other.listDate) - Date.parse(one.listDate);
  return days || one.mlsNumber.localeCompare(other.mlsNumber) || one.boardId - other.boardId;
}

const keyOf = ({ boardId, mlsNumber }: KeyedListing) => `${boardId}/${mlsNumber}`;

/**
 * A trusted server may read every listing; others only those of boards that allow it, and no hidden one.
 */
function mayRead({ boardId, standing }: ListingEntry, viewer: Viewer): boolean {
  return viewer === 'trusted' || (standing !== 'hidden' && hasHistory(boardId));
}

/**
 * Every time a home was on the market, for a viewer whose session is verified.
 *
 * @throws RefusedRequest 401 for anyone else, 404 when the home is unknown
 */
export function listingHistory({ homes, repository }: HistoryDependencies) {
  return async (query: HistoryQuery, viewer: Viewer): Promise<{ history: PastListing[] }> => {
    if (viewer === 'anonymous') {
      throw new RefusedRequest(401, [
        { param: 'authorization', msg: 'sign in to see the history of a home' },
      ]);
    }
    const keys = listingsOfHome(await readDerived(homes), query).filter((entry) =>
      mayRead(entry, viewer),
    );
    const listings = await repository.findAll(keys, viewer);
    const fullListings = listings.flatMap((one) => ('restricted' in one ? [] : [one]));
    const isRead = new Set(fullListings.map(keyOf));
    const endedKeys = keys.filter((key) => key.standing === 'ended' && !isRead.has(keyOf(key)));
    const past = [...fullListings, ...(await repository.findEnded(endedKeys))];
    const entries = past.flatMap(pastOf);
    const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
    if (byKey.size === 0) {
      throw new RefusedRequest(404, [
        { param: 'address', msg: 'there is no history of this home' },
      ]);
    }
    return { history: [...byKey.values()].toSorted(latestFirst) };
  };
}
