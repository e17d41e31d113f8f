import { roundedPosition } from '#src/lib/geo/rounded-position.ts';
import { fnv1a, mulberry32 } from '#src/lib/random.ts';
import type { BlockPlan, PlanPoint, PlannedPark, PlannedStreet } from './block-plan.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import { planOldTown } from './old-town-plan.ts';
import { type OpenLand, lengthM, openSegments, withoutStraights } from '../land/open-segments.ts';
import { type NamePool, NAMES_PER_OLD_BLOCK } from '../names/street-names.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import { planSuburb } from './suburb-plan.ts';
import type { StreetBlock, LatticeExtent } from '../lattice/territory.ts';

export type LocalPark = { readonly name: string; readonly ring: readonly LngLat[] };

export type LaidBlock = {
  readonly streets: readonly Street[];
  readonly parks: readonly LocalPark[];
};

type LayRequest = {
  readonly block: StreetBlock;
  readonly names: NamePool;
  readonly ground: OpenLand;
  /** Whether the whole block is open ground of its lattice, so that nothing need be tested. */
  readonly isClear: boolean;
  /** Extent of the lattice: the numbers of its long streets begin at its lowest row. */
  readonly extent: LatticeExtent;
};

const OLD_LOT_M = 9.5;
const LOT_M = 14;
const MIN_LENGTH_M = 45;
const WARP = { least: 0.02, more: 0.035 } as const;
/** Numbers that an old town's street has for each block: enough for one of 2.3 kilometres. */
const NUMBERS_PER_BLOCK = 500;
const PARK_INSET_M = 12;

/** A planned block. Its contents are laid on request. */
export type PlannedBlock = {
  readonly streets: readonly PlannedStreet[];
  /** The parts of one of them that lie on open ground. */
  readonly layStreet: (ordinal: number) => readonly Street[];
  readonly layParks: () => readonly LocalPark[];
};

/** Plans the streets and parks of a block: a function of its lattice, its indexes and the ground. */
export function planBlock(request: LayRequest): PlannedBlock {
  const { block, ground, isClear, names } = request;
  const shape = shapeOf(block);
  const { streets, parks } = shape.plan;
  return {
    streets,
    layStreet(ordinal) {
      const plannedStreet = streets[ordinal];
      return plannedStreet ? layStreet(plannedStreet, ordinal, shape, request) : [];
    },
    layParks: () =>
      parks.flatMap((park, n): LocalPark[] => {
        const ring = ringOf(park, shape);
        if (!isClear && !ring.every(ground.isOpen)) return [];
        return [{ name: names.park(block.column, block.row, n), ring }];
      }),
  };
}

/** Lays everything planned in a block. */
export function layBlock({ streets, layStreet: layOne, layParks }: PlannedBlock): LaidBlock {
  return { streets: streets.flatMap((_, ordinal) => layOne(ordinal)), parks: layParks() };
}

type Shape = {
  readonly plan: BlockPlan;
  readonly isOldTown: boolean;
  readonly widthM: number;
  readonly heightM: number;
  readonly at: (place: PlanPoint) => LngLat;
};

function shapeOf({ key, lattice, column, row }: StreetBlock): Shape {
  const { grid } = lattice;
  const corner = grid.at(column, row);
  const widthM = metresBetween(corner, grid.at(column + 1, row));
  const heightM = metresBetween(corner, grid.at(column, row + 1));
  const isOldTown = lattice.isOldTown(grid.at(column + 0.5, row + 0.5));
  const random = mulberry32(fnv1a(key));
  const warp = isOldTown ? unbent : bentBy(random);
  const request = { widthM, heightM, random };
  return {
    plan: isOldTown ? planOldTown(request) : planSuburb(request),
    isOldTown,
    widthM,
    heightM,
    at: (place) => {
      const [u, v] = warp(place);
      return roundedPosition(grid.at(column + u, row + v));
    },
  };
}

const unbent = (place: PlanPoint): PlanPoint => place;

/** Bends the inside of a block and leaves its sides straight. */
function bentBy(random: () => number): (place: PlanPoint) => PlanPoint {
  const amount = WARP.least + WARP.more * random();
  const [phaseU, phaseV] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
  return ([u, v]) => {
    const strength = amount * Math.sin(Math.PI * u) * Math.sin(Math.PI * v);
    return [u + strength * Math.sin(v * 7 + phaseU), v + strength * Math.sin(u * 7 + phaseV)];
  };
}

function layStreet(
  plannedStreet: PlannedStreet,
  ordinal: number,
  shape: Shape,
  request: LayRequest,
): Street[] {
  const { block, ground, isClear } = request;
  const path = plannedStreet.path.map(shape.at);
  const parts = isClear
    ? [{ path: withoutStraights(path), startM: 0 }]
    : openSegments(path, ground);
  const roadName = nameOf(plannedStreet, request);
  const crossings = plannedStreet.crossings.map(shape.at);
  return parts.flatMap((part, n): Street[] => {
    const partM = lengthM(part.path);
    if (partM < MIN_LENGTH_M) return [];
    return [
      {
        id: `${block.key}:${lineKey(plannedStreet, block)}:${ordinal}:${n}`,
        ...roadName,
        direction: quadrantOf(block.town, part.path),
        class: plannedStreet.class,
        cityKey: block.town.key,
        path: part.path,
        ...numbersOf(
          plannedStreet,
          { startM: plannedStreet.offsetM + part.startM, partM },
          shape,
          request,
        ),
        crossings,
        isBridge: false,
        isAtAnEdge: !isClear,
      },
    ];
  });
}

/** Calgary and Edmonton name the quarter of the city with every street. */
function quadrantOf(
  { key, lng, lat }: StreetBlock['town'],
  path: readonly LngLat[],
): string | null {
  if (key !== 'AB/calgary' && key !== 'AB/edmonton') return null;
  const [at = [lng, lat]] = path.slice(Math.floor(path.length / 2));
  return `${at[1] >= lat ? 'N' : 'S'}${at[0] >= lng ? 'E' : 'W'}`;
}

/** The same for all parts of one street. */
function lineKey({ naming }: PlannedStreet, { column, row }: StreetBlock): string {
  if (naming.kind === 'block') return `n${naming.n}`;
  const index = naming.axis === 'column' ? column : row;
  return `${naming.axis}${index * NAMES_PER_OLD_BLOCK + naming.n}`;
}

function turnOf({ block, names, extent }: LayRequest): number {
  return names.turnOf(block, extent, extent.columns);
}

function nameOf({ naming }: PlannedStreet, request: LayRequest) {
  const { block, names } = request;
  if (naming.kind === 'block')
    return names.inBlock(block.column, block.row, { n: naming.n, turn: turnOf(request) });
  const index = naming.axis === 'column' ? block.column : block.row;
  return names.along(naming.axis, index * NAMES_PER_OLD_BLOCK + naming.n);
}

/** Numbers ascend by two a lot along the planned street; parts cut out of it leave gaps. */
function numbersOf(
  { hasHouses, naming }: PlannedStreet,
  { startM, partM }: { startM: number; partM: number },
  { isOldTown }: Shape,
  request: LayRequest,
) {
  if (!hasHouses) return { firstNumber: 0, lastNumber: 0 };
  const lotM = isOldTown ? OLD_LOT_M : LOT_M;
  const base =
    naming.kind === 'along'
      ? (request.block.row - request.extent.row) * NUMBERS_PER_BLOCK
      : request.names.firstNumber(turnOf(request));
  const lots = Math.floor(partM / lotM);
  const firstNumber = base + 2 + 2 * Math.ceil(startM / lotM);
  return { firstNumber, lastNumber: firstNumber + 2 * lots - 1 };
}

function ringOf(
  { west, east, south, north }: PlannedPark,
  { at, widthM, heightM }: Shape,
): LngLat[] {
  const [u, v] = [PARK_INSET_M / widthM, PARK_INSET_M / heightM];
  const [w, e, s, n] = [west + u, east - u, south + v, north - v];
  const [middleU, middleV] = [(w + e) / 2, (s + n) / 2];
  return [
    [w, s],
    [middleU, s],
    [e, s],
    [e, middleV],
    [e, n],
    [middleU, n],
    [w, n],
    [w, middleV],
    [w, s],
  ].map(([a = 0, b = 0]) => at([a, b]));
}
