import type { AnchoredLattice, MetroSketch, RegularLattice, SketchLattice } from './sketch.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

type JsonPath = readonly (readonly number[])[];
type JsonRoad = { readonly name: string; readonly path: JsonPath };
type JsonArea = { readonly name: string; readonly ring: JsonPath };

type JsonLattice = {
  readonly cities: readonly string[];
  readonly oldGrid: readonly { readonly at: readonly number[]; readonly radiusKm: number }[];
  readonly origin?: readonly number[];
  readonly angleDeg?: number;
  readonly columnKm?: number;
  readonly rowKm?: number;
  readonly columns?: Readonly<Record<string, string | undefined>>;
  readonly rows?: Readonly<Record<string, string | undefined>>;
  readonly anchors?: {
    readonly columns: readonly string[];
    readonly rows: readonly string[];
    readonly rowIndexes: readonly number[];
    readonly crossings: readonly JsonPath[];
  };
};

/** A sketch as TypeScript sees its file: positions are number lists, both kinds of lattice in one. */
export type SketchJson = {
  readonly lattices: readonly JsonLattice[];
  readonly highways: readonly JsonRoad[];
  readonly roads: readonly JsonRoad[];
  readonly rivers: readonly (JsonRoad & { readonly widthM: number })[];
  readonly water: readonly JsonArea[];
  readonly islands: readonly JsonArea[];
  readonly land?: readonly JsonArea[];
  readonly parks: readonly JsonArea[];
  readonly airports: readonly (JsonArea & {
    readonly runways: readonly { readonly path: JsonPath }[];
  })[];
};

/** A position from a number list; throws on anything but a longitude and a latitude. */
export function readPosition(numbers: readonly number[]): LngLat {
  const [lng, lat] = numbers;
  if (lng === undefined || lat === undefined || numbers.length !== 2) {
    throw new Error(`not a position: [${numbers.join(', ')}]`);
  }
  return [lng, lat];
}

/** A sketch with typed positions; throws on a lattice that is of neither kind. */
export function readSketch(json: SketchJson): MetroSketch {
  return {
    lattices: json.lattices.map(readLattice),
    highways: json.highways.map(readRoad),
    roads: json.roads.map(readRoad),
    rivers: json.rivers.map((river) => ({ ...readRoad(river), widthM: river.widthM })),
    water: json.water.map(readArea),
    islands: json.islands.map(readArea),
    land: (json.land ?? []).map(readArea),
    parks: json.parks.map(readArea),
    airports: json.airports.map((airport) => ({
      ...readArea(airport),
      runways: airport.runways.map(({ path }) => ({ path: path.map(readPosition) })),
    })),
  };
}

function readRoad({ name, path }: JsonRoad) {
  return { name, path: path.map(readPosition) };
}

function readArea({ name, ring }: JsonArea) {
  return { name, ring: ring.map(readPosition) };
}

function readLattice(json: JsonLattice): SketchLattice {
  return json.anchors === undefined ? regularLattice(json) : anchoredLattice(json, json.anchors);
}

function anchoredLattice(
  json: JsonLattice,
  anchors: NonNullable<JsonLattice['anchors']>,
): AnchoredLattice {
  const crossings = anchors.crossings.map((row) => row.map(readPosition));
  return { ...sharedFields(json), anchors: { ...anchors, crossings } };
}

function regularLattice(json: JsonLattice): RegularLattice {
  const { origin, angleDeg, columnKm, rowKm } = json;
  if (
    origin === undefined ||
    angleDeg === undefined ||
    columnKm === undefined ||
    rowKm === undefined
  ) {
    throw new Error(`lattice of ${json.cities.join(', ')} has neither anchors nor an origin`);
  }
  return {
    ...sharedFields(json),
    origin: readPosition(origin),
    angleDeg,
    columnKm,
    rowKm,
    columns: names(json.columns),
    rows: names(json.rows),
  };
}

function sharedFields({ cities, oldGrid }: JsonLattice) {
  return {
    cities,
    oldGrid: oldGrid.map(({ at, radiusKm }) => ({ at: readPosition(at), radiusKm })),
  };
}

function names(byIndex: JsonLattice['columns'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(byIndex).flatMap(([index, name]) => (name === undefined ? [] : [[index, name]])),
  );
}
