import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import {
  SIMILAR_LIMIT,
  type SimilarQuery,
} from '#src/contract/listings/detail/similar-listings.ts';
import { isSameListing } from '#src/domain/listing/key.ts';
import { offeredHomes } from '#src/domain/search/offered-homes.ts';
import type { Viewer } from '../../http/viewer.ts';
import { bedsOf } from './comparables.ts';
import { circleAround } from './distance.ts';
import { listItemFinder, type ListItem } from '../list-items.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import type { ListingRepository, StoredListing } from '../repository.ts';

/** Fewer homes are too small a choice: then homes farther away, or less like it, are searched. */
const ENOUGH = 4;
const SURROUNDINGS_KM = 5;
const REGION_KM = 25;
const FAR_KM = 100;

type SimilarOptions = Pick<SimilarQuery, 'sortBy'> &
  Partial<Pick<SimilarQuery, 'listPriceRange' | 'radius'>> & {
    readonly fields?: readonly string[] | undefined;
    /** The number of homes wanted. */
    readonly limit: number;
  };
export type Similar = (
  listing: StoredListing,
  options: SimilarOptions,
  viewer: Viewer,
) => Promise<ListItem[]>;

function typeOf({ type }: StoredListing): ListingFilter['type'] {
  return [type === 'Sale' ? 'sale' : 'lease'];
}

/** How similar homes have to be to a listing. */
type Similarity = 'same beds' | 'same property type' | 'any home';

/**
 * The traits that similar homes share, wherever they are, from the facts that the viewer sees of a listing.
 */
function traits(
  listing: StoredListing,
  { listPriceRange }: SimilarOptions,
  similarity: Similarity,
): ListingFilter {
  const common: ListingFilter = { ...offeredHomes(), type: typeOf(listing) };
  if ('restricted' in listing) return common;
  const { propertyType, numBedrooms } = listing.details;
  const price = Math.round(Number(listing.listPrice));
  return {
    ...common,
    ...(propertyType && similarity !== 'any home' ? { propertyType: [propertyType] } : {}),
    ...(isKnown(numBedrooms) && similarity === 'same beds' ? bedsOf(numBedrooms) : {}),
    ...(listPriceRange === undefined
      ? {}
      : { minPrice: Math.max(0, price - listPriceRange), maxPrice: price + listPriceRange }),
  };
}

const isOpen = (home: ListItem) => !('restricted' in home);

const isKnown = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

function place({ address }: StoredListing): Partial<ListingFilter> {
  const inCity = { city: [address.city], state: [address.state] };
  return 'neighborhood' in address && address.neighborhood
    ? { ...inCity, neighborhood: [address.neighborhood] }
    : inCity;
}

/** A circle around a listing; its city when its place is unknown. */
function around(listing: StoredListing, radiusKm: number): Partial<ListingFilter> {
  const { map, address } = listing;
  return map
    ? { map: [circleAround(map, radiusKm)] }
    : { city: [address.city], state: [address.state] };
}

type Step = { readonly radiusKm: number; readonly similarity: Similarity };

/** The wider searches while there are fewer than four homes, the most similar first. */
const WIDER: readonly Step[] = [
  { radiusKm: REGION_KM, similarity: 'same beds' },
  { radiusKm: REGION_KM, similarity: 'same property type' },
  { radiusKm: FAR_KM, similarity: 'same property type' },
  { radiusKm: REGION_KM, similarity: 'any home' },
];

function appendHomes(homes: readonly ListItem[], more: readonly ListItem[], most: number) {
  const missingHomes = more.filter((other) => !homes.some((home) => isSameListing(home, other)));
  return [...homes, ...missingHomes].slice(0, Math.max(most, homes.length));
}

/**
 * Homes on the market like a listing: same type, property type, bedrooms and neighbourhood, or within the
 * requested radius in kilometres. When a neighbourhood has fewer than four of them, those around it; when
 * these are too few as well, those farther away, then with other bedrooms, then of another kind, until
 * there are four. For a restricted listing only its public facts are compared, and no wider search is made.
 */
export function similarTo(
  repository: Pick<ListingRepository, 'search' | 'searchSummaries'>,
  today: () => string,
): Similar {
  return async (listing, options, viewer) => {
    const { limit, fields, sortBy } = options;
    const findHomes = listItemFinder(fields, repository);
    const find = async (
      where: Partial<ListingFilter>,
      similarity: Similarity = 'same beds',
      most = limit,
    ) => {
      const homes = await findHomes({
        filter: { ...traits(listing, options, similarity), ...where },
        viewer,
        page: { ...pageSort(sortBy, {}, today()), seed: 0, offset: 0, limit: most + 1 },
      });
      return homes.filter((other) => !isSameListing(other, listing)).slice(0, most);
    };
    if (options.radius !== undefined) return find(around(listing, options.radius));
    let homes = await find(place(listing));
    if (homes.length >= ENOUGH || 'restricted' in listing) return homes;
    homes = appendHomes(homes, await find(around(listing, SURROUNDINGS_KM)), limit);
    for (const { radiusKm, similarity } of WIDER) {
      if (homes.length >= ENOUGH) break;
      // More are read than needed, as some may be restricted.
      const wider = await find(around(listing, radiusKm), similarity, SIMILAR_LIMIT);
      homes = appendHomes(homes, wider.filter(isOpen), ENOUGH);
    }
    return homes;
  };
}

export type SimilarDependencies = {
  readonly getListing: (key: ListingKey, viewer: Viewer) => Promise<StoredListing>;
  readonly similar: Similar;
};

/** The reply of the call: one page of at most 20. */
export function similarReply({ getListing, similar }: SimilarDependencies) {
  return async (key: ListingKey, query: SimilarQuery, viewer: Viewer) => {
    const { boardId: _boardId, ...options } = query;
    const listing = await getListing(key, viewer);
    const matches = await similar(listing, { ...options, limit: SIMILAR_LIMIT }, viewer);
    return {
      page: 1,
      numPages: matches.length > 0 ? 1 : 0,
      pageSize: SIMILAR_LIMIT,
      count: matches.length,
      similar: matches,
    };
  };
}
