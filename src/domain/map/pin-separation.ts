import type { AnySummary } from '#src/contract/listings/listing.ts';
import { type Pixel, worldPixel } from '#src/lib/geo/web-mercator.ts';
import { listingKey } from '../listing/key.ts';
import {
  closedCountOf,
  countOf,
  isMixed,
  type MapPin,
  restrictedCountOf,
  shiftOf,
} from './pins.ts';
import { clusterDiameterPx } from './rules.ts';
import { MAX_ZOOM } from './route.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

const LABEL_PIN = { widthPx: 74, heightPx: 32 } as const;
const GAP_PX = 4;
/** A label farther from its home than this would seem to belong to another one. */
const FARTHEST_SHIFT_PX = 46;
/** A mixed circle has a second count beside the first. */
const SECOND_COUNT_PX = 34;

/** Pins that overlap by less only touch: sums of large numbers are not exact. */
const TOUCH_PX = 0.01;

type PlacedPin = { pin: MapPin; x: number; y: number; widthPx: number; heightPx: number };

function sizeOf(pin: MapPin) {
  if (pin.kind !== 'cluster') return LABEL_PIN;
  const heightPx = clusterDiameterPx(pin.count) + GAP_PX;
  return { widthPx: heightPx + (isMixed(pin) ? SECOND_COUNT_PX : 0), heightPx };
}

function placePin(pin: MapPin, zoom: number, leastPx: number): PlacedPin {
  const size = sizeOf(pin);
  const widthPx = Math.max(size.widthPx, leastPx);
  const heightPx = Math.max(size.heightPx, leastPx);
  const { x, y } = worldPixel(pin.at, zoom);
  const shift = shiftOf(pin);
  return { pin, x: x + shift.x, y: y + shift.y, widthPx, heightPx };
}

function overlap(a: PlacedPin, b: PlacedPin): boolean {
  return (
    Math.abs(a.x - b.x) < (a.widthPx + b.widthPx) / 2 - TOUCH_PX &&
    Math.abs(a.y - b.y) < (a.heightPx + b.heightPx) / 2 - TOUCH_PX
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
    closedCount: closedCountOf(a) + closedCountOf(b),
    bounds: {
      north: Math.max(one.north, other.north),
      south: Math.min(one.south, other.south),
      east: Math.max(one.east, other.east),
      west: Math.min(one.west, other.west),
    },
    keys: [...keysOf(a), ...keysOf(b)],
  };
}

/** Merges two pins: into a circle to zoom into, or a stack where no zoom can separate them. */
function mergePins(a: MapPin, b: MapPin, zoom: number): MapPin {
  if (zoom < MAX_ZOOM || a.kind === 'cluster' || b.kind === 'cluster') return asCluster(a, b);
  return {
    kind: 'stack',
    id: `${a.id}+${b.id}`,
    at: between(a, b),
    listings: [...listingsOf(a), ...listingsOf(b)],
  };
}

/** Where a label would stand just beside another pin: above, below, to its left and to its right. */
function spotsBeside(label: PlacedPin, other: PlacedPin): readonly Pixel[] {
  const apartX = (label.widthPx + other.widthPx) / 2;
  const apartY = (label.heightPx + other.heightPx) / 2;
  return [
    { x: label.x, y: other.y - apartY },
    { x: label.x, y: other.y + apartY },
    { x: other.x - apartX, y: label.y },
    { x: other.x + apartX, y: label.y },
  ];
}

/** The label of a home that others are in the way of, in the nearest free spot beside them, if there is one. */
function shifted(label: PlacedPin, standing: readonly PlacedPin[]): PlacedPin | undefined {
  const { pin } = label;
  if (pin.kind !== 'listing' || pin.shift) return undefined;
  const spots = standing
    .filter((other) => overlap(other, label))
    .flatMap((other) => spotsBeside(label, other))
    .map((spot) => ({ spot, shift: { x: spot.x - label.x, y: spot.y - label.y } }))
    .filter(({ shift }) => Math.hypot(shift.x, shift.y) <= FARTHEST_SHIFT_PX)
    .toSorted((a, b) => Math.hypot(a.shift.x, a.shift.y) - Math.hypot(b.shift.x, b.shift.y));
  for (const { spot, shift } of spots) {
    const movedLabel = { ...label, ...spot, pin: { ...pin, shift } };
    if (!standing.some((other) => overlap(other, movedLabel))) return movedLabel;
  }
  return undefined;
}

/** Keys of the listings a pin is known to stand for. */
export function keysOf(pin: MapPin): readonly string[] {
  return pin.kind === 'cluster' ? pin.keys : listingsOf(pin).map(listingKey);
}

/**
 * Makes every pin readable and clickable at a zoom: where pins would overlap, the label of a home moves
 * into a free spot beside, or the larger takes in the smaller.
 *
 * @param leastPx room that every pin needs for itself, for example for a finger
 */
export function separatePins(pins: readonly MapPin[], zoom: number, leastPx = 0): MapPin[] {
  const waiting = pins.toSorted((a, b) => countOf(b) - countOf(a));
  const standing: PlacedPin[] = [];
  for (let pin = waiting.shift(); pin; pin = waiting.shift()) {
    const next = placePin(pin, zoom, leastPx);
    const index = standing.findIndex((other) => overlap(other, next));
    const free = index < 0 ? next : shifted(next, standing);
    if (free) {
      standing.push(free);
      continue;
    }
    const [hit] = standing.splice(index, 1);
    // A merged pin is larger and may now touch a third, so it is placed again.
    if (hit) waiting.unshift(mergePins(hit.pin, pin, zoom));
  }
  return standing.map(({ pin }) => pin);
}
