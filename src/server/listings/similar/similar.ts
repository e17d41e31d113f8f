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
import { asListed } from '../listed.ts';
import type { ListingRepository, StoredListing } from '../repository.ts';

/** Fewer in a neighbourhood are too little to choose from: then its surroundings are searched. */
const FEW = 4;
const SURROUNDINGS_KM = 5;

type SimilarOptions = Omit<SimilarQuery, 'boardId' | 'fields'>;
export type Similar = (
  listing: StoredListing,
  options: SimilarOptions,
  viewer: Viewer,
) => Promise<StoredListing[]>;

function typeOf({ type }: StoredListing): ListingFilter['type'] {
  return [type === 'Sale' ? 'sale' : 'lease'];
}

/** Of what the viewer is shown of a listing, that which similar ones share, wherever they are. */
function traits(listing: StoredListing, { listPriceRange }: SimilarOptions): ListingFilter {
  const common: ListingFilter = { ...offeredHomes(), type: typeOf(listing) };
  if ('restricted' in listing) return common;
  const { propertyType, numBedrooms } = listing.details;
  const price = Math.round(Number(listing.listPrice));
  return {
    ...common,
    ...(propertyType ? { propertyType: [propertyType] } : {}),
    ...(numBedrooms === null || numBedrooms === undefined ? {} : bedsOf(numBedrooms)),
    ...(listPriceRange === undefined
      ? {}
      : { minPrice: Math.max(0, price - listPriceRange), maxPrice: price + listPriceRange }),
  };
}

function place({ address }: StoredListing): Partial<ListingFilter> {
  const inCity = { city: [address.city], state: [address.state] };
  return 'neighborhood' in address && address.neighborhood
    ? { ...inCity, neighborhood: [address.neighborhood] }
    : inCity;
}

/** A circle around a listing; its city where nobody knows its place. */
function around(listing: StoredListing, radiusKm: number): Partial<ListingFilter> {
  const { map, address } = listing;
  return map
    ? { map: [circleAround(map, radiusKm)] }
    : { city: [address.city], state: [address.state] };
}

/**
 * Homes on the market like a listing: same type, property type, bedrooms and neighbourhood, or so
 * many kilometres around. Where a neighbourhood has fewer than four of them, those around it. Of a
 * restricted listing only what is shown of it is compared.
 */
export function similarTo({ search }: Pick<ListingRepository, 'search'>): Similar {
  return async (listing, options, viewer) => {
    const find = async (where: Partial<ListingFilter>) => {
      const { listings } = await search({
        filter: { ...traits(listing, options), ...where },
        viewer,
        page: { sort: options.sortBy, seed: 0, offset: 0, limit: SIMILAR_LIMIT + 1 },
      });
      return listings.filter((other) => !isSameListing(other, listing)).slice(0, SIMILAR_LIMIT);
    };
    if (options.radius !== undefined) return find(around(listing, options.radius));
    const inPlace = await find(place(listing));
    if (inPlace.length >= FEW || 'restricted' in listing) return inPlace;
    const nearby = await find(around(listing, SURROUNDINGS_KM));
    const more = nearby.filter((other) => !inPlace.some((local) => isSameListing(local, other)));
    return [...inPlace, ...more].slice(0, SIMILAR_LIMIT);
  };
}

export type SimilarDependencies = {
  readonly getListing: (key: ListingKey, viewer: Viewer) => Promise<StoredListing>;
  readonly similar: Similar;
};

/** The reply of the call: one page of at most 20. */
export function similarReply({ getListing, similar }: SimilarDependencies) {
  return async (key: ListingKey, query: SimilarQuery, viewer: Viewer) => {
    const { boardId: _boardId, fields: _fields, ...options } = query;
    const matches = await similar(await getListing(key, viewer), options, viewer);
    return {
      page: 1,
      numPages: matches.length > 0 ? 1 : 0,
      pageSize: SIMILAR_LIMIT,
      count: matches.length,
      similar: matches.map(asListed),
    };
  };
}
