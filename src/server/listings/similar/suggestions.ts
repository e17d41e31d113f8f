import type * as z from 'zod/mini';
import type {
  CountedPlace,
  ListingSuggestions,
} from '#src/contract/listings/detail/detail-calls.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { isSameListing } from '#src/domain/listing/key.ts';
import { offeredHomes } from '#src/domain/search/offered-homes.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { Viewer } from '../../http/viewer.ts';
import { kilometresBetween } from './distance.ts';
import { listItemFinder } from '../list-items.ts';
import type { ListingRepository, StoredListing } from '../repository.ts';
import type { Similar } from './similar.ts';

const PLACES = 6;
const LISTINGS = 6;

type SuggestionsDependencies = {
  readonly getListing: (key: ListingKey, viewer: Viewer) => Promise<StoredListing>;
  readonly similar: Similar;
  readonly repository: Pick<ListingRepository, 'search' | 'searchSummaries'>;
  /** Every city with homes for sale. */
  readonly activeCities: (viewer: Viewer) => readonly CountedPlace[];
};

function popular(cities: readonly CountedPlace[]): CountedPlace[] {
  return cities.toSorted((a, b) => b.count - a.count).slice(0, PLACES);
}

/**
 * The cities near the point a listing is shown at: for the public view of a restricted one, a coarse point.
 */
function nearby({ map, address }: StoredListing, cities: readonly CountedPlace[]): CountedPlace[] {
  const citySlug = slug(address.city);
  return cities
    .filter(({ name }) => slug(name) !== citySlug)
    .map((city) => ({ city, km: kilometresBetween(map, city.location) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, PLACES)
    .map(({ city }) => city);
}

/** Where to go on after a listing: places, the latest homes of its city, and similar homes. */
export function listingSuggestions(dependencies: SuggestionsDependencies) {
  const { repository, similar, getListing, activeCities } = dependencies;

  const latest = async (
    listing: StoredListing,
    fields: readonly string[] | undefined,
    viewer: Viewer,
  ) => {
    const { address, type } = listing;
    const homes = await listItemFinder(
      fields,
      repository,
    )({
      filter: {
        ...offeredHomes(),
        type: [type === 'Sale' ? 'sale' : 'lease'],
        city: [address.city],
        state: [address.state],
      },
      viewer,
      page: { sort: 'createdOnDesc', seed: 0, offset: 0, limit: LISTINGS + 1 },
    });
    return homes.filter((other) => !isSameListing(other, listing)).slice(0, LISTINGS);
  };

  return async (
    key: ListingKey,
    fields: readonly string[] | undefined,
    viewer: Viewer,
  ): Promise<z.input<typeof ListingSuggestions>> => {
    const listing = await getListing(key, viewer);
    const cities = activeCities(viewer);
    const options = { sortBy: 'updatedOnDesc', fields, limit: LISTINGS } as const;
    return {
      popular: popular(cities),
      nearby: nearby(listing, cities),
      recent: await latest(listing, fields, viewer),
      similarListings: await similar(listing, options, viewer),
    };
  };
}
