import type { AnySummary } from '#src/contract/listings/listing.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';
import { listingKey } from '../listing/key.ts';
import { countOf, type MapPin, restrictedCountOf } from './pins.ts';
import { clusterDiameterPx } from './rules.ts';
import { MAX_ZOOM } from './route.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

const LABEL_PIN = { widthPx: 76, heightPx: 32 } as const;
const GAP_PX = 4;

type PlacedPin = { pin: MapPin; x: number; y: number; widthPx: number; heightPx: number };

function placePin(pin: MapPin, zoom: number, leastPx: number): PlacedPin {
  const diameterPx = pin.kind === 'cluster' ? clusterDiameterPx(pin.count) + GAP_PX : 0;
  const size = diameterPx ? { widthPx: diameterPx, heightPx: diameterPx } : LABEL_PIN;
  const widthPx = Math.max(size.widthPx, leastPx);
  const heightPx = Math.max(size.heightPx, leastPx);
  return { pin, ...worldPixel(pin.at, zoom), widthPx, heightPx };
}

function overlap(a: PlacedPin, b: PlacedPin): boolean {
  return (
    Math.abs(a.x - b.x) < (a.widthPx + b.widthPx) / 2 &&
    Math.abs(a.y - b.y) < (a.heightPx + b.heightPx) / 2
  );
}

function listingsOf(pin: MapPin): readonly AnySummary[] {
  if (pin.kind === 'listing') return [pin.listing];
  return pin.kind === 'stack' ? pin.listings : [];
}

function boundsOf({ at, ...pin }: MapPin): Bounds {
  if (pin.kind === 'cluster') return pin.bounds;
  return { north: at.lat, south: at.lat, east: at.lng, west: at.lng };
}

function between(a: MapPin, b: MapPin): LatLng {
  const [many, few] = [countOf(a), countOf(b)];
  const share = few / (many + few);
  return {
    lat: a.at.lat + (b.at.lat - a.at.lat) * share,
    lng: a.at.lng + (b.at.lng - a.at.lng) * share,
  };
}

function asCluster(a: MapPin, b: MapPin): MapPin {
  const [one, other] = [boundsOf(a), boundsOf(b)];
  return {
    kind: 'cluster',
    id: `${a.id}+${b.id}`,
    at: between(a, b),
    count: countOf(a) + countOf(b),
    restrictedCount: restrictedCountOf(a) + restrictedCountOf(b),
    bounds: {
      north: Math.max(one.north, other.north),
      south: Math.min(one.south, other.south),
      east: Math.max(one.east, other.east),
      west: Math.min(one.west, other.west),
    },
    keys: [...keysOf(a), ...keysOf(b)],
  };
}

/** Two pins as one: a circle to zoom into, or a stack where no zoom can part them. */
function mergePins(a: MapPin, b: MapPin, zoom: number): MapPin {
  if (zoom < MAX_ZOOM || a.kind === 'cluster' || b.kind === 'cluster') return asCluster(a, b);
  return {
    kind: 'stack',
    id: `${a.id}+${b.id}`,
    at: between(a, b),
    listings: [...listingsOf(a), ...listingsOf(b)],
  };
}

/** Keys of the listings a pin is known to stand for. */
export function keysOf(pin: MapPin): readonly string[] {
  return pin.kind === 'cluster' ? pin.keys : listingsOf(pin).map(listingKey);
}

/**
 * Merges pins that would lie on top of one another at a zoom, the larger taking in the smaller, until
 * every one can be read and hit.
 *
 * @param leastPx how much room every pin needs for itself, such as for a finger
 */
export function separatePins(pins: readonly MapPin[], zoom: number, leastPx = 0): MapPin[] {
  const waiting = pins.toSorted((a, b) => countOf(b) - countOf(a));
  const standing: PlacedPin[] = [];
  for (let pin = waiting.shift(); pin; pin = waiting.shift()) {
    const next = placePin(pin, zoom, leastPx);
    const index = standing.findIndex((other) => overlap(other, next));
    const [hit] = index < 0 ? [] : standing.splice(index, 1);
    // What has merged is larger and may now touch a third, so it is placed anew.
    if (hit) waiting.unshift(mergePins(hit.pin, pin, zoom));
    else standing.push(next);
  }
  return standing.map(({ pin }) => pin);
}
