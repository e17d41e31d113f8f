import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { alongPath } from '#src/lib/geo/along-path.ts';
import { localPlane } from '#src/lib/geo/local-plane.ts';
import type { LatLng, LngLat } from '#src/lib/geo/shapes.ts';
import { fnv1a } from '#src/lib/random.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { LocalPark } from '../streets/blocks/block-streets.ts';
import type { DrawnWorld } from '../streets/build-street-world.ts';
import { boxOf, type Cell, cellAt, cellKey, partAt } from './cells.ts';
import { type Crossing, crossingsIn, middleOf } from './crossings.ts';
import { grocerName, schoolName, stopName } from './point-names.ts';

export type PointSources = {
  readonly world: Pick<DrawnWorld, 'streetsIn' | 'parksIn'>;
  /** The large parks of the sketches. */
  readonly parks: readonly LocalPark[];
};

const PARK_STEP_M = 150;
/** One cell in so many has a secondary school, too. */
const CELLS_A_SECONDARY_SCHOOL = 3;
/** A shop stands beside the crossing it is nearest to. */
const SHOP_OFF_KM = [0.035, 0.03] as const;

function locationOf([lng, lat]: LngLat): LatLng {
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return { lat: round(lat), lng: round(lng) };
}

/** The one that chance picks, the same every time. */
function pickedBy<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  let picked: { readonly value: Value; readonly hash: number } | undefined;
  for (const value of values) {
    const hash = fnv1a(keyOf(value));
    if (!picked || hash < picked.hash) picked = { value, hash };
  }
  return picked?.value;
}

type Area = { readonly key: string; readonly isHere: (at: LngLat) => boolean };

/** An elementary school on a quiet street, and in some cells a secondary school on another. */
function schoolsIn(streets: readonly Street[], { key, isHere }: Area): PointOfInterest[] {
  const quiet = streets.flatMap((street) => {
    const isQuiet = street.class !== 'arterial' && street.name !== '';
    const at = isQuiet ? middleOf(street.path) : undefined;
    return at && isHere(at) ? [{ street, at }] : [];
  });
  const elementary = pickedBy(quiet, ({ street }) => `${street.id}/elementary`);
  if (!elementary) return [];
  const first = school(key, 'elementary', elementary);
  if (fnv1a(`${key}/secondary`) % CELLS_A_SECONDARY_SCHOOL > 0) return [first];
  const others = quiet.filter(({ street }) => street.name !== elementary.street.name);
  const secondary = pickedBy(others, ({ street }) => `${street.id}/secondary`);
  return secondary ? [first, school(key, 'secondary', secondary)] : [first];
}

function school(
  key: string,
  level: 'elementary' | 'secondary',
  { street, at }: { readonly street: Street; readonly at: LngLat },
): PointOfInterest {
  return {
    id: `school/${key}/${level}`,
    kind: 'school',
    detail: `${level}-school`,
    name: schoolName(street, level),
    location: locationOf(at),
  };
}

/** In each part of a cell a stop where a street meets the main road. */
function stopsAt(crossings: readonly Crossing[], { key }: Area): PointOfInterest[] {
  const byPart = Map.groupBy(crossings, ({ at }) => partAt(at));
  return [...byPart].flatMap(([part, ofPart]): PointOfInterest[] => {
    const stop = pickedBy(ofPart, ({ road, street }) => `${road.id}/${street.id}/stop`);
    if (!stop) return [];
    return [
      {
        id: `transit/${key}/${part}`,
        kind: 'transit',
        detail: 'bus-stop',
        name: stopName(stop.road, stop.street),
        location: locationOf(stop.at),
      },
    ];
  });
}

/** A grocer on a main road. */
function shopsAt(crossings: readonly Crossing[], { key }: Area): PointOfInterest[] {
  const place = pickedBy(crossings, ({ road, street }) => `${road.id}/${street.id}/shop`);
  if (!place) return [];
  return [
    {
      id: `shop/${key}`,
      kind: 'shop',
      detail: 'supermarket',
      name: grocerName(place.road, fnv1a(`${key}/grocer`)),
      location: locationOf(localPlane(place.at).toLngLat(SHOP_OFF_KM)),
    },
  ];
}

/** The edges of the parks that the map draws. */
function parksIn(parks: readonly LocalPark[], { isHere }: Area): PointOfInterest[] {
  return parks.flatMap(({ name, ring }) =>
    alongPath(ring, PARK_STEP_M)
      // A ring ends where it begins.
      .slice(1)
      .filter(isHere)
      .map((at): PointOfInterest => {
        const id = `park/${name}/${ring[0]?.join(',')}`;
        return { id, kind: 'park', detail: 'park', name, location: locationOf(at) };
      }),
  );
}

/** What lies in one cell: a function of its streets, blocks and parks. */
export function pointsOfCell(cell: Cell, { world, parks }: PointSources): PointOfInterest[] {
  const key = cellKey(cell);
  const area: Area = { key, isHere: (at) => cellKey(cellAt(at)) === key };
  const box = boxOf(cell);
  const streets = world.streetsIn(box, 'local');
  const crossings = crossingsIn(streets, area.isHere);
  return [
    ...schoolsIn(streets, area),
    ...stopsAt(crossings, area),
    ...shopsAt(crossings, area),
    ...parksIn([...world.parksIn(box), ...parks], area),
  ];
}
