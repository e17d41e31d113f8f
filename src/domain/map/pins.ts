import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import type { Cluster, ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { listingKey } from '../listing/key.ts';
import { isRestricted } from '../listing/visibility.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import type { Pixel } from '#src/lib/geo/web-mercator.ts';

/** What stands on the map: one home, homes that share a point, or homes that share a map cell. */
export type MapPin =
  | {
      readonly kind: 'listing';
      readonly id: string;
      readonly at: LatLng;
      /** How far its label stands from there, CSS pixels, where another is in its way. */
      readonly shift?: Pixel;
      readonly listing: AnySearchResult;
    }
  | {
      readonly kind: 'stack';
      readonly id: string;
      readonly at: LatLng;
      readonly listings: readonly AnySearchResult[];
    }
  | {
      readonly kind: 'cluster';
      readonly id: string;
      readonly at: LatLng;
      readonly count: number;
      readonly restrictedCount: number;
      /** How many are sold or leased. */
      readonly closedCount: number;
      readonly bounds: Bounds;
      /** Keys of those of its homes that are known one by one. */
      readonly keys: readonly string[];
    };

function listingPin(listing: AnySearchResult, at: LatLng): MapPin {
  return { kind: 'listing', id: listingKey(listing), at, listing };
}

function clusterPin({ count, restrictedCount, closedCount, location, bounds }: Cluster): MapPin {
  const at = { lat: location.latitude, lng: location.longitude };
  const { top_left: northWest, bottom_right: southEast } = bounds;
  return {
    kind: 'cluster',
    id: `${location.latitude.toFixed(6)};${location.longitude.toFixed(6)}x${count}`,
    at,
    count,
    restrictedCount,
    closedCount,
    keys: [],
    bounds: {
      north: northWest.latitude,
      west: northWest.longitude,
      south: southEast.latitude,
      east: southEast.longitude,
    },
  };
}

/**
 * One pin for each listing with a known place; listings at the very same point (a tower's units) become one
 * stack.
 */
export function listingPins(listings: readonly AnySearchResult[]): MapPin[] {
  const byPoint = Map.groupBy(listings, ({ map }) => map && `${map.latitude};${map.longitude}`);
  return [...byPoint].flatMap(([point, group]) => {
    const [first, second] = group;
    if (!first?.map) return [];
    const at = { lat: first.map.latitude, lng: first.map.longitude };
    return second
      ? { kind: 'stack', id: `stack ${point}`, at, listings: group }
      : listingPin(first, at);
  });
}

/** The homes of a cluster, where all of them are included. */
function homesOf({ count, listing, listings = listing ? [listing] : [] }: Cluster) {
  return listings.length === count ? listings : undefined;
}

/**
 * The pins of a search reply: its listings, or if wanted its clusters, which are replaced by their homes
 * where these are included.
 */
export function pinsOf(
  { aggregates, listings }: ListingSearchReply,
  asClusters: boolean,
): MapPin[] {
  const clusters = asClusters ? aggregates?.map?.clusters : undefined;
  if (!clusters) return listingPins(listings);
  return [
    ...clusters.filter((cluster) => !homesOf(cluster)).map(clusterPin),
    ...listingPins(clusters.flatMap((cluster) => homesOf(cluster) ?? [])),
  ];
}

/** Whether every home of a pin needs sign-in. */
export function isFullyRestricted(pin: MapPin): boolean {
  return restrictedCountOf(pin) === countOf(pin);
}

const NO_SHIFT: Pixel = { x: 0, y: 0 };

/** Offset of a pin from its place, CSS pixels. */
export function shiftOf(pin: MapPin): Pixel {
  return (pin.kind === 'listing' && pin.shift) || NO_SHIFT;
}

/** How many homes of a pin are sold or leased; one under a conditional deal is not yet. */
export function closedCountOf(pin: MapPin): number {
  if (pin.kind === 'cluster') return pin.closedCount;
  const listings = pin.kind === 'stack' ? pin.listings : [pin.listing];
  return listings.filter(({ status }) => status === 'U').length;
}

/** Whether a pin is a circle of homes on the market and of sold ones. */
export function isMixed(pin: MapPin): boolean {
  const closedCount = closedCountOf(pin);
  return pin.kind === 'cluster' && closedCount > 0 && closedCount < pin.count;
}

/** How many homes a pin stands for. */
export function countOf(pin: MapPin): number {
  if (pin.kind === 'cluster') return pin.count;
  return pin.kind === 'stack' ? pin.listings.length : 1;
}

/** How many homes of a pin need sign-in. */
export function restrictedCountOf(pin: MapPin): number {
  if (pin.kind === 'listing') return isRestricted(pin.listing) ? 1 : 0;
  if (pin.kind === 'stack') return pin.listings.filter(isRestricted).length;
  return pin.restrictedCount;
}
