import { fnv1a } from '#src/lib/random.ts';
import { type Grid, regularGrid, surveyedGrid } from './lattice.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { MetroSketch, SketchLattice } from '../sketch/sketch.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import type { StreetTown } from '../street-town.ts';

/** A grid of main roads with the towns that share it. */
export type Lattice = {
  /** Stable while its towns stay the same. */
  readonly id: string;
  readonly grid: Grid;
  readonly towns: readonly StreetTown[];
  /** Known names of the main roads. */
  readonly columnNames: ReadonlyMap<number, string>;
  readonly rowNames: ReadonlyMap<number, string>;
  /** Whether streets are straight and close, as before the age of the car. */
  readonly isOldTown: (position: LngLat) => boolean;
};

const GENERIC_ANGLES_DEG = [0, -8, 12, 17, -20, 30, 5, -30] as const;
const WITHIN_METRO_M = 4500;
const WITHIN_METRO_DEGREES = WITHIN_METRO_M / 110_000;
const GENERIC_SPACING_KM = [1, 1.1, 1.2, 1.35] as const;
/** Towns without a sketch are older in their middle: metres for each root of a resident. */
const OLD_METRES_PER_ROOT = 4;

/** Every lattice: the sketched ones, and a separate one for each town outside of all sketches. */
export function latticesOf(
  towns: readonly StreetTown[],
  sketches: readonly MetroSketch[],
): Lattice[] {
  const byKey = new Map(towns.map((town) => [town.key, town]));
  const sketchedLattices = sketches
    .flatMap((sketch) => sketch.lattices.map((lattice) => sketchedLattice(lattice, byKey)))
    .filter((lattice) => lattice.towns.length > 0);
  const coveredTowns = new Set(
    sketchedLattices.flatMap((lattice) => lattice.towns.map(({ key }) => key)),
  );
  const others = towns.filter(({ key }) => !coveredTowns.has(key));
  const parts = sketchedLattices.flatMap((lattice) =>
    lattice.towns
      .flatMap((town) => [town, ...town.neighbourhoods])
      .map(({ lng, lat }) => ({ lattice, at: [lng, lat] as const })),
  );
  const hosts = new Map(others.map((town) => [town.key, hostOf(town, parts)]));
  return [
    ...sketchedLattices.map((lattice) => ({
      ...lattice,
      towns: [...lattice.towns, ...others.filter(({ key }) => hosts.get(key) === lattice)],
    })),
    ...others.filter(({ key }) => hosts.get(key) === undefined).map(genericLattice),
  ];
}

/** The sketched lattice that a town inside a metro shares: one that has a part close by. */
function hostOf(
  { lng, lat }: StreetTown,
  parts: readonly { readonly lattice: Lattice; readonly at: LngLat }[],
): Lattice | undefined {
  let host: Lattice | undefined;
  let nearestM = WITHIN_METRO_M;
  for (const { lattice, at } of parts) {
    if (Math.abs(at[1] - lat) > WITHIN_METRO_DEGREES) continue;
    const distanceM = metresBetween(at, [lng, lat]);
    if (distanceM >= nearestM) continue;
    host = lattice;
    nearestM = distanceM;
  }
  return host;
}

function sketchedLattice(sketch: SketchLattice, byKey: ReadonlyMap<string, StreetTown>): Lattice {
  const towns = sketch.cities.map((key) => byKey.get(key)).filter((town) => town !== undefined);
  const old = sketch.oldGrid ?? [];
  const sharedParts = {
    id: sketch.cities[0] ?? '',
    towns,
    isOldTown: (position: LngLat) =>
      old.some(({ at, radiusKm }) => metresBetween(at, position) < radiusKm * 1000),
  };
  if ('anchors' in sketch) {
    const { columns, rows, rowIndexes, crossings } = sketch.anchors;
    return {
      ...sharedParts,
      grid: surveyedGrid({
        rows: rowIndexes.map((row, at) => ({ row, crossings: crossings[at] ?? [] })),
      }),
      columnNames: namesByIndex(Object.fromEntries(columns.entries())),
      rowNames: namesByIndex(Object.fromEntries(rows.entries())),
    };
  }
  return {
    ...sharedParts,
    grid: regularGrid(sketch),
    columnNames: namesByIndex(sketch.columns),
    rowNames: namesByIndex(sketch.rows),
  };
}

function namesByIndex(names: Readonly<Record<string, string | undefined>> = {}) {
  return new Map(
    Object.entries(names).flatMap(([index, name]): [number, string][] =>
      name === undefined || name === '' ? [] : [[Number(index), name]],
    ),
  );
}

function genericLattice(town: StreetTown): Lattice {
  const hash = fnv1a(town.key);
  const spacingKm = GENERIC_SPACING_KM[hash % GENERIC_SPACING_KM.length] ?? 1.2;
  const centre: LngLat = [town.lng, town.lat];
  const oldMetres = Math.sqrt(town.population) * OLD_METRES_PER_ROOT;
  return {
    id: town.key,
    towns: [town],
    grid: regularGrid({
      origin: centre,
      angleDeg: GENERIC_ANGLES_DEG[(hash >>> 4) % GENERIC_ANGLES_DEG.length] ?? 0,
      columnKm: spacingKm,
      rowKm: spacingKm,
    }),
    columnNames: new Map(),
    rowNames: new Map(),
    isOldTown: (position) => metresBetween(centre, position) < oldMetres,
  };
}
