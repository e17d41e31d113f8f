import { roundedPosition } from '#src/lib/geo/rounded-position.ts';
import { localPlane, metresBetween } from '#src/lib/geo/local-plane.ts';
import { lengthM } from './land/open-segments.ts';
import type { LngLat, LatLng } from '#src/lib/geo/shapes.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';

/** A lot with a house on it. */
export type Lot = {
  readonly number: number;
  /** The middle of the house. */
  readonly at: LngLat;
  /** Direction of the street beside it: a unit vector along the path, east and north. */
  readonly along: readonly [number, number];
  /** -1 left of the path (odd numbers), 1 right of it. */
  readonly side: -1 | 1;
  readonly frontM: number;
};

/** On the middle of a street, with the direction of the street there. */
type Place = Pick<Lot, 'at' | 'along'>;

const HOUSE_FROM_MIDDLE_M = 19;
const CLEAR_OF_CROSSINGS_M = 19;

/** How many lots lie along one side of a street. */
function lotsAlong({ firstNumber, lastNumber }: Street): number {
  return firstNumber === 0 ? 0 : (lastNumber + 1 - firstNumber) / 2;
}

/**
 * The lot of a house number; undefined for a number the street does not have, and for one that
 * would stand on a crossing.
 */
export function lotOf(street: Street, number: number): Lot | undefined {
  const { firstNumber, lastNumber, path } = street;
  if (firstNumber === 0 || number < firstNumber || number > lastNumber) return undefined;
  const frontM = lengthM(path) / lotsAlong(street);
  const place = placeOf(street, pairOf(street, number), frontM);
  return place && lotBeside(place, number, frontM);
}

/** The lots of a street with houses, in the order of their numbers. */
export function lotsOf(street: Street): Lot[] {
  const lots: Lot[] = [];
  if (street.firstNumber === 0) return lots;
  const frontM = lengthM(street.path) / lotsAlong(street);
  let [pair, place] = [-1, undefined as Place | undefined];
  for (let number = street.firstNumber; number <= street.lastNumber; number += 1) {
    if (pairOf(street, number) !== pair) {
      pair = pairOf(street, number);
      place = placeOf(street, pair, frontM);
    }
    if (place !== undefined) lots.push(lotBeside(place, number, frontM));
  }
  return lots;
}

/** Two houses stand face to face: an even number and the odd one after it. */
function pairOf({ firstNumber }: Street, number: number): number {
  return Math.floor((number - firstNumber) / 2);
}

/** Where on the street a pair of houses stands; undefined on a crossing. */
function placeOf(street: Street, pair: number, frontM: number): Place | undefined {
  const on = positionAt(street.path, (pair + 0.5) * frontM);
  return on === undefined || isNearCrossing(on.at, street) ? undefined : on;
}

function lotBeside(on: Place, number: number, frontM: number): Lot {
  const side = number % 2 === 0 ? 1 : -1;
  const plane = localPlane(on.at);
  const [east, north] = on.along;
  const offsetKm = (side * HOUSE_FROM_MIDDLE_M) / 1000;
  const at = plane.toLngLat([north * offsetKm, -east * offsetKm]);
  return { number, at: roundedPosition(at), along: on.along, side, frontM };
}

export function pointOf([lng, lat]: LngLat): LatLng {
  return { lat, lng };
}

function isNearCrossing(at: LngLat, { path, crossings }: Street): boolean {
  const isNear = (crossing: LngLat | undefined) =>
    crossing !== undefined && metresBetween(at, crossing) < CLEAR_OF_CROSSINGS_M;
  return isNear(path[0]) || isNear(path.at(-1)) || crossings.some(isNear);
}

function positionAt(path: readonly LngLat[], distanceM: number): Place | undefined {
  let leftM = distanceM;
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1], path[at]];
    if (from === undefined || to === undefined) continue;
    const partM = metresBetween(from, to);
    if (leftM <= partM && partM > 0) {
      const share = leftM / partM;
      const [east, north] = localPlane(from).toKm(to);
      const length = Math.hypot(east, north);
      const along = [east / length, north / length] as const;
      const position: LngLat = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      return { at: position, along };
    }
    leftM -= partM;
  }
  return undefined;
}
