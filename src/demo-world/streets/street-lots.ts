import { boxRound, metresBetween, widenBounds } from '#src/lib/geo/local-plane.ts';
import { type Lot, lotOf, lotsOf, pointOf } from './lots.ts';
import type { Bounds, LngLat, LatLng } from '#src/lib/geo/shapes.ts';
import type { Street, StreetAddress } from '#src/server/places/streets/street-directory.ts';

/** A lot and the street it faces. */
export type StreetLot = Lot & { readonly street: Street };

export type StreetLots = {
  readonly lotsOn: (street: Street) => Lot[];
  readonly lotsIn: (box: Bounds) => StreetLot[];
  readonly locate: (street: Street, number: number) => LatLng | undefined;
  readonly nearestAddress: (point: LatLng) => StreetAddress | undefined;
};

const ADDRESS_WITHIN_M = 400;

/**
 * The lots with houses.
 *
 * @param streetsIn the streets that pass through a box, and those close beside it
 * @param isFree whether a house may stand at a place beside a street
 */
export function streetLots(
  streetsIn: (box: Bounds) => readonly Street[],
  isFree: (street: Street, at: LngLat) => boolean,
): StreetLots {
  const isGood = (street: Street, { at }: Lot) => isFree(street, at);
  const lotsOn = (street: Street) => lotsOf(street).filter((lot) => isGood(street, lot));
  const lotsIn = (box: Bounds): StreetLot[] =>
    streetsIn(box).flatMap((street) =>
      lotsOf(street)
        .filter(({ at }) => isInBox(at, box))
        .filter((lot) => isGood(street, lot))
        .map((lot) => ({ ...lot, street })),
    );
  return {
    lotsOn,
    lotsIn,
    locate(street, number) {
      const lot = lotOf(street, number);
      return lot !== undefined && isGood(street, lot) ? pointOf(lot.at) : undefined;
    },
    nearestAddress({ lng, lat }) {
      const around = widenBounds(boxRound([[lng, lat]]), ADDRESS_WITHIN_M / 1000);
      return nearestLot([lng, lat], lotsIn(around));
    },
  };
}

function isInBox([lng, lat]: LngLat, { west, south, east, north }: Bounds): boolean {
  return lng >= west && lng < east && lat >= south && lat < north;
}

function nearestLot(position: LngLat, lots: readonly StreetLot[]): StreetAddress | undefined {
  let nearest: StreetLot | undefined;
  let nearestM = ADDRESS_WITHIN_M;
  for (const lot of lots) {
    const distanceM = metresBetween(position, lot.at);
    if (distanceM >= nearestM) continue;
    nearest = lot;
    nearestM = distanceM;
  }
  return nearest && { street: nearest.street, number: nearest.number, point: pointOf(nearest.at) };
}
