import { roundedLocation } from '#src/lib/geo/rounded-position.ts';
import { pointOf } from '../streets/lots.ts';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { localPlane } from '#src/lib/geo/local-plane.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import { fnv1a } from '#src/lib/random.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { PlanPoint } from '../streets/blocks/block-plan.ts';
import type { PlannedBlock } from '../streets/blocks/block-streets.ts';
import type { WorldBlock } from '../streets/build-street-world.ts';
import { type Crossing, crossingsOf, middleOf } from './crossings.ts';
import { parkEdges } from './park-edges.ts';
import { grocerName, schoolName, stopName } from './point-names.ts';

/** One block in this many has a secondary school, too. */
const BLOCKS_A_SECONDARY_SCHOOL = 3;
/** A shop stands beside the crossing it is nearest to. */
const SHOP_OFF_KM = [0.035, 0.03] as const;
/** This many candidate streets are laid for each stop, to find one that can have it. */
const STREETS_A_STOP = 3;

/** In a random but repeatable order. */
function shuffled<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return values
    .map((value) => ({ value, hash: fnv1a(keyOf(value)) }))
    .sort((one, other) => one.hash - other.hash)
    .map(({ value }) => value);
}

type QuietStreet = { readonly street: Street; readonly at: LngLat };

/** The quiet streets of a block in an order that chance gives, laid one by one. */
function* quietStreets(key: string, { streets, layStreet }: PlannedBlock): Generator<QuietStreet> {
  const quiet = streets.flatMap((street, ordinal) => (street.class === 'local' ? ordinal : []));
  for (const ordinal of shuffled(quiet, (one) => `${key}/${one}/school`)) {
    const [street] = layStreet(ordinal);
    const at = street && middleOf(street.path);
    if (street?.name && at) yield { street, at };
  }
}

/** An elementary school on a quiet street, and in some blocks a secondary school on another. */
function schoolsOf(key: string, plan: PlannedBlock): PointOfInterest[] {
  const quiet = quietStreets(key, plan);
  const { value: elementary } = quiet.next();
  if (!elementary) return [];
  const first = school(key, 'elementary', elementary);
  if (fnv1a(`${key}/secondary`) % BLOCKS_A_SECONDARY_SCHOOL > 0) return [first];
  const secondary = quiet.find(({ street }) => street.name !== elementary.street.name);
  return secondary ? [first, school(key, 'secondary', secondary)] : [first];
}

function school(
  key: string,
  level: 'elementary' | 'secondary',
  { street, at }: QuietStreet,
): PointOfInterest {
  return {
    id: `school/${key}/${level}`,
    kind: 'school',
    detail: `${level}-school`,
    name: schoolName(street, level),
    location: roundedLocation(pointOf(at)),
  };
}

/** The half of the west or south side at which a street ends: the other sides belong to the next blocks. */
function halfSideAt([u, v]: PlanPoint): string | undefined {
  if (u === 0) return v < 0.5 ? 'west-0' : 'west-1';
  if (v === 0) return u < 0.5 ? 'south-0' : 'south-1';
  return undefined;
}

/** The crossing of a street with the main road on each half of the sides of a block. */
function crossingsOn(block: WorldBlock, { streets, layStreet }: PlannedBlock) {
  const roads = block.mainRoads();
  const ends = streets.flatMap(({ path }, ordinal) =>
    [path[0], path.at(-1)].flatMap((end) => {
      const halfSide = end && halfSideAt(end);
      return halfSide === undefined ? [] : [{ halfSide, ordinal }];
    }),
  );
  const byHalfSide = Map.groupBy(ends, ({ halfSide }) => halfSide);
  return [...byHalfSide].flatMap(([halfSide, ofSide]) => {
    const candidates = shuffled(ofSide, ({ ordinal }) => `${block.key}/${halfSide}/${ordinal}`);
    for (const { ordinal } of candidates.slice(0, STREETS_A_STOP)) {
      const [crossing] = crossingsOf(layStreet(ordinal), roads);
      if (crossing) return [{ halfSide, crossing }];
    }
    return [];
  });
}

const stop = (id: string, { road, street, at }: Crossing): PointOfInterest => ({
  id,
  kind: 'transit',
  detail: 'bus-stop',
  name: stopName(road, street),
  location: roundedLocation(pointOf(at)),
});

const grocer = (key: string, { road, at }: Crossing): PointOfInterest => ({
  id: `shop/${key}`,
  kind: 'shop',
  detail: 'supermarket',
  name: grocerName(road, fnv1a(`${key}/grocer`)),
  location: roundedLocation(pointOf(localPlane(at).toLngLat(SHOP_OFF_KM))),
});

/** The points in one block and on its main roads: a function of its plan. */
export function pointsOfBlock(block: WorldBlock): PointOfInterest[] {
  const { key } = block;
  const plan = block.plan();
  if (!plan) return [];
  const crossings = crossingsOn(block, plan);
  const [shopAt] = shuffled(crossings, ({ halfSide }) => `${key}/${halfSide}/shop`);
  return [
    ...schoolsOf(key, plan),
    ...crossings.map(({ halfSide, crossing }) => stop(`transit/${key}/${halfSide}`, crossing)),
    ...(shopAt ? [grocer(key, shopAt.crossing)] : []),
    ...parkEdges(plan.layParks()),
  ];
}
