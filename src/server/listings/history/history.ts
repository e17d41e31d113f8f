import type { HistoryEntry, ListingDocument } from '#src/contract/listings/listing.ts';
import type { PastListing } from '#src/contract/listings/detail-calls.ts';
import type { HistoryQuery } from '#src/contract/listings/history.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { hasHistory } from '#src/domain/listing/boards.ts';
import type { Viewer } from '../../http/viewer.ts';
import { addressKey } from '#src/domain/listing/address-key.ts';
import { bothLayers, historyIndex, listingsOfHome } from './history-index.ts';
import type { ListingDirectory } from '../listing-directory.ts';
import type { ListingRepository } from '../repository.ts';

type HistoryDependencies = {
  readonly directory: ListingDirectory;
  readonly repository: Pick<ListingRepository, 'findAll' | 'findEnded'>;
};

function ownEntry(listing: ListingDocument): HistoryEntry {
  const { mlsNumber, boardId, type, lastStatus, listDate } = listing;
  return {
    ...{ mlsNumber, boardId, type, lastStatus, listDate },
    listPrice: Number(listing.listPrice),
    soldPrice: listing.soldPrice == null ? null : Number(listing.soldPrice),
    soldDate: listing.soldDate ?? null,
    timestamps: { expiryDate: listing.timestamps.expiryDate ?? null },
  };
}

function pastOf(listing: ListingDocument): PastListing[] {
  const { displayAddressOnInternet, displayPublic } = listing.permissions;
  const permissions = { displayAddressOnInternet, displayPublic };
  const { address } = listing;
  const earlier = (listing.history ?? []) as readonly HistoryEntry[];
  const key = addressKey(address);
  return [ownEntry(listing), ...earlier].map((entry) => ({
    ...entry,
    permissions,
    addressKey: key,
  }));
}

/** Of one day by their numbers, so that the order does not hang on that of the store. */
function latestFirst(one: PastListing, other: PastListing): number {
  const days = Date.parse(other.listDate) - Date.parse(one.listDate);
  return days || one.mlsNumber.localeCompare(other.mlsNumber) || one.boardId - other.boardId;
}

/**
 * Every time a home was on the market, for a viewer whose session is verified.
 *
 * @throws RefusedRequest 401 for anyone else, 404 when nothing is known of the home
 */
export function listingHistory({ directory, repository }: HistoryDependencies) {
  const layers = directory.layeredWithEnded(historyIndex);

  return async (query: HistoryQuery, viewer: Viewer): Promise<{ history: PastListing[] }> => {
    if (viewer !== 'verified') {
      throw new RefusedRequest(401, [
        { param: 'authorization', msg: 'sign in to see the history of a home' },
      ]);
    }
    const keys = listingsOfHome(bothLayers(layers()), query).filter(({ boardId }) =>
      hasHistory(boardId),
    );
    const [ended, listed] = [true, false].map((has) => keys.filter((key) => key.hasEnded === has));
    const listings = await repository.findAll(listed ?? [], viewer);
    const whole = listings.flatMap((one) => ('restricted' in one ? [] : [one]));
    const past = [...whole, ...(await repository.findEnded(ended ?? []))];
    const entries = past.flatMap(pastOf);
    const byKey = new Map(entries.map((entry) => [`${entry.boardId}/${entry.mlsNumber}`, entry]));
    if (byKey.size === 0) {
      throw new RefusedRequest(404, [
        { param: 'address', msg: 'no history is known of this home' },
      ]);
    }
    return { history: [...byKey.values()].toSorted(latestFirst) };
  };
}
