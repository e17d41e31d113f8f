import { Delaunay } from 'd3-delaunay';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { BlockRange } from './lattice.ts';
import type { Lattice } from './lattices.ts';
import { boxRound, boxesMeet, metresBetween, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { StreetTown } from '../street-town.ts';

/** The centre of a town, or of one of its neighbourhoods, and the radius of its built-up area. */
type Part = {
  readonly at: LngLat;
  readonly lattice: Lattice;
  readonly town: StreetTown;
  readonly radiusM: number;
};

/** A built-up block of a lattice and the town it belongs to. */
export type StreetBlock = {
  /** Stable, and unique to this block. */
  readonly key: string;
  readonly lattice: Lattice;
  readonly column: number;
  readonly row: number;
  readonly town: StreetTown;
  /** Whether no other lattice has a share of it. */
  readonly isWhole: boolean;
  readonly box: Bounds;
};

/** The lattice and the town of every built-up place. */
export type Territory = {
  readonly lattices: readonly Lattice[];
  /** The nearest part of a town. */
  readonly partAt: (position: LngLat) => Part | undefined;
  /** The lattice of that part. */
  readonly latticeAt: (position: LngLat) => Lattice | undefined;
  readonly blocksOf: (lattice: Lattice) => readonly StreetBlock[];
  readonly blocksIn: (box: Bounds) => StreetBlock[];
  readonly isBuilt: (lattice: Lattice, column: number, row: number) => boolean;
  /** The lowest column and row of a lattice's blocks, and how many columns there are. */
  readonly extentOf: (lattice: Lattice) => LatticeExtent;
  /** Centres of the parts, to draw the borders between lattices. */
  readonly parts: readonly Part[];
};

const RADIUS_M = { min: 1300, max: 3200, smallestTown: 1150, largestTown: 4500 } as const;
/** Share of the way to the farthest of the parts nearest to one. */
const REACH = 0.75;
const NEAR_PARTS = 3;
const METRES_PER_ROOT = 13;
/** A block with this many of its eight neighbours built up is built up too, so that none stays bare. */
const FILLED_FROM = 5;
const FILLING_PASSES = 3;
const NEIGHBOURS = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].map((y) => [x, y] as const).filter(([, y]) => x !== 0 || y !== 0),
);

/** Shares out the land among the lattices: a place belongs to that of the nearest part. */
export function* territoryOf(lattices: readonly Lattice[]): SlicedWork<Territory> {
  const parts: Part[] = [];
  for (const lattice of lattices) {
    for (const town of lattice.towns) parts.push(...partsOf(town, lattice));
    yield;
  }
  const delaunay = Delaunay.from(
    parts,
    ({ at }) => at[0],
    ({ at }) => mercatorY(at[1]),
  );
  // Asked about one place after another: the search begins at the last answer.
  let last = 0;
  const partAt = ([lng, lat]: LngLat) => {
    last = delaunay.find(lng, mercatorY(lat), last);
    return parts[last];
  };
  const latticeAt = (position: LngLat) => partAt(position)?.lattice;
  const partsByLattice = Map.groupBy(parts, ({ lattice }) => lattice);
  const builtLattices = new Map<Lattice, BuiltLattice>();
  const reach = lattices.map((lattice) => ({ lattice, box: reachOf(partsByLattice.get(lattice)) }));

  function builtIn(lattice: Lattice): BuiltLattice {
    const cachedArea = builtLattices.get(lattice);
    if (cachedArea !== undefined) return cachedArea;
    const blocks = builtBlocks(lattice, partsByLattice.get(lattice) ?? [], latticeAt);
    const entry = {
      blocks,
      keys: new Set(blocks.map(({ key }) => key)),
      extent: extentOf(blocks),
    };
    builtLattices.set(lattice, entry);
    return entry;
  }
  const blocksOf = (lattice: Lattice) => builtIn(lattice).blocks;
  return {
    lattices,
    partAt,
    latticeAt,
    blocksOf,
    isBuilt: (lattice, column, row) => builtIn(lattice).keys.has(blockKey(lattice, column, row)),
    extentOf: (lattice) => builtIn(lattice).extent,
    blocksIn: (box) =>
      reach
        .filter((one) => boxesMeet(one.box, box))
        .flatMap(({ lattice }) => blocksOf(lattice).filter((block) => boxesMeet(block.box, box))),
    parts,
  };
}

type BuiltLattice = {
  readonly blocks: readonly StreetBlock[];
  readonly keys: ReadonlySet<string>;
  readonly extent: LatticeExtent;
};

export type LatticeExtent = {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
};

function extentOf(blocks: readonly StreetBlock[]): LatticeExtent {
  const columns = blocks.map(({ column }) => column);
  const first = Math.min(...columns);
  return {
    column: first,
    row: Math.min(...blocks.map(({ row }) => row)),
    columns: Math.max(...columns) - first + 1,
  };
}

function blockKey({ id }: Lattice, column: number, row: number): string {
  return `${id}:${column}:${row}`;
}

/** Side of the cells by which places near towns are known, degrees: wider than a town's reach. */
const NEAR_CELL = 0.1;

/** Answers whether a position is near a town: within about ten kilometres of a part of it. */
export function nearTowns({ parts }: Territory): (position: LngLat) => boolean {
  const keyOf = (x: number, y: number) => x * 10_000 + y;
  const cells = new Set<number>();
  for (const { at } of parts) {
    const [x, y] = [Math.floor(at[0] / NEAR_CELL), Math.floor(at[1] / NEAR_CELL)];
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) cells.add(keyOf(x + dx, y + dy));
  }
  return ([lng, lat]) => cells.has(keyOf(Math.floor(lng / NEAR_CELL), Math.floor(lat / NEAR_CELL)));
}

/** The projection for comparing places: it keeps short distances in proportion. */
export function mercatorY(lat: number): number {
  return (Math.atanh(Math.sin((lat * Math.PI) / 180)) * 180) / Math.PI;
}

function partsOf(town: StreetTown, lattice: Lattice): Part[] {
  const bySize = Math.sqrt(town.population) * METRES_PER_ROOT;
  const townRadiusM = Math.min(RADIUS_M.largestTown, Math.max(RADIUS_M.smallestTown, bySize));
  const centres = town.neighbourhoods.map(({ lng, lat }): LngLat => [lng, lat]);
  const townPart: Part = { at: [town.lng, town.lat], lattice, town, radiusM: townRadiusM };
  if (centres.length === 0) return [townPart];
  return centres.map((at) => ({ at, lattice, town, radiusM: partRadiusM(at, centres) }));
}

function partRadiusM(at: LngLat, centres: readonly LngLat[]): number {
  const distances = centres.filter((other) => other !== at).map((o) => metresBetween(at, o));
  const near = distances.sort((one, other) => one - other).slice(0, NEAR_PARTS);
  const reachM = (near.at(-1) ?? RADIUS_M.max) * REACH;
  return Math.min(RADIUS_M.max, Math.max(RADIUS_M.min, reachM));
}

function reachOf(parts: readonly Part[] = []): Bounds {
  return widenBounds(boxRound(parts.map(({ at }) => at)), (RADIUS_M.largestTown + 2000) / 1000);
}

function builtBlocks(
  lattice: Lattice,
  parts: readonly Part[],
  latticeAt: Territory['latticeAt'],
): StreetBlock[] {
  const { grid } = lattice;
  const range = grid.blocksIn(reachOf(parts));
  const towns = new Map<string, StreetTown>();
  const nearestOf = ({ column, row }: Index) =>
    nearestPart(grid.at(column + 0.5, row + 0.5), parts);
  for (const index of indexesIn(range)) {
    const nearest = nearestOf(index);
    if (nearest?.isInReach) towns.set(indexKey(index), nearest.part.town);
  }
  for (let pass = 0; pass < FILLING_PASSES; pass += 1) {
    for (const index of indexesIn(range)) {
      if (towns.has(indexKey(index)) || neighboursIn(towns, index) < FILLED_FROM) continue;
      const nearest = nearestOf(index);
      if (nearest) towns.set(indexKey(index), nearest.part.town);
    }
  }
  return [...indexesIn(range)].flatMap(({ column, row }): StreetBlock[] => {
    const town = towns.get(indexKey({ column, row }));
    const samples = samplesOf(lattice, column, row);
    const insideCount = samples.filter((position) => latticeAt(position) === lattice).length;
    if (town === undefined || insideCount === 0) return [];
    const key = blockKey(lattice, column, row);
    const isWhole = insideCount === samples.length;
    return [{ key, lattice, column, row, town, isWhole, box: boxRound(samples) }];
  });
}

type Index = Pick<StreetBlock, 'column' | 'row'>;

function indexKey({ column, row }: Index): string {
  return `${column},${row}`;
}

function neighboursIn(blocks: ReadonlyMap<string, unknown>, { column, row }: Index): number {
  return NEIGHBOURS.filter(([x, y]) => blocks.has(indexKey({ column: column + x, row: row + y })))
    .length;
}

function* indexesIn({ firstColumn, lastColumn, firstRow, lastRow }: BlockRange): Generator<Index> {
  for (let column = firstColumn; column <= lastColumn; column += 1) {
    for (let row = firstRow; row <= lastRow; row += 1) yield { column, row };
  }
}

/** The nearest part, and whether the place is within its reach. */
function nearestPart(place: LngLat, parts: readonly Part[]) {
  let nearest: { part: Part; isInReach: boolean } | undefined;
  let nearestM = Infinity;
  for (const part of parts) {
    const distanceM = metresBetween(part.at, place);
    if (distanceM >= nearestM) continue;
    nearest = { part, isInReach: distanceM <= part.radiusM };
    nearestM = distanceM;
  }
  return nearest;
}

/** Nine positions of a block: its corners, the middles of its sides, and its own. */
function samplesOf({ grid }: Lattice, column: number, row: number): LngLat[] {
  return [0, 0.5, 1].flatMap((u) => [0, 0.5, 1].map((v) => grid.at(column + u, row + v)));
}
