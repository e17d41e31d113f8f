import calgary from '../sketches/calgary.json' with { type: 'json' };
import edmonton from '../sketches/edmonton.json' with { type: 'json' };
import halifax from '../sketches/halifax.json' with { type: 'json' };
import hamiltonNiagara from '../sketches/hamilton-niagara.json' with { type: 'json' };
import kingstonPeterboroughBarrie from '../sketches/kingston-peterborough-barrie.json' with { type: 'json' };
import londonWindsor from '../sketches/london-windsor.json' with { type: 'json' };
import maritimes from '../sketches/maritimes.json' with { type: 'json' };
import montreal from '../sketches/montreal.json' with { type: 'json' };
import national from '../sketches/national-highways.json' with { type: 'json' };
import northernOntario from '../sketches/northern-ontario.json' with { type: 'json' };
import okanagan from '../sketches/okanagan.json' with { type: 'json' };
import ottawa from '../sketches/ottawa.json' with { type: 'json' };
import prairies from '../sketches/prairies.json' with { type: 'json' };
import quebec from '../sketches/quebec.json' with { type: 'json' };
import toronto from '../sketches/toronto.json' with { type: 'json' };
import vancouver from '../sketches/vancouver.json' with { type: 'json' };
import victoria from '../sketches/victoria.json' with { type: 'json' };
import waterloo from '../sketches/waterloo.json' with { type: 'json' };
import winnipeg from '../sketches/winnipeg.json' with { type: 'json' };
import { readPosition, readSketch, type SketchJson } from './sketch-json.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

/** A road, highway or runway. A number as name ("401") is the highway's number. */
export type SketchRoad = { readonly name: string; readonly path: readonly LngLat[] };

type SketchRiver = SketchRoad & { readonly widthM: number };

/** A closed ring: the last position repeats the first. */
type SketchArea = { readonly name: string; readonly ring: readonly LngLat[] };

type SketchAirport = SketchArea & {
  readonly runways: readonly { readonly path: readonly LngLat[] }[];
};

/** Where the blocks are straight and small. */
type OldGrid = { readonly at: LngLat; readonly radiusKm: number };

/**
 * Main roads at even distances. Crossing (i, j) lies i columns east and j rows north of the origin, both
 * axes turned counter-clockwise by `angleDeg`; it continues as far as its cities do. Names by index; a road
 * without a name is missing.
 */
export type RegularLattice = {
  readonly cities: readonly string[];
  readonly oldGrid: readonly OldGrid[];
  readonly origin: LngLat;
  readonly angleDeg: number;
  readonly columnKm: number;
  readonly rowKm: number;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
};

/**
 * Main roads through known crossings: `crossings[k][i]` is where column i meets the row of index
 * `rowIndexes[k]`; rows between lie evenly on the line from one known row to the next, and beyond
 * the outermost columns and rows the last step repeats. An empty name is a road without one.
 */
export type AnchoredLattice = {
  readonly cities: readonly string[];
  readonly oldGrid: readonly OldGrid[];
  readonly anchors: {
    readonly columns: readonly string[];
    readonly rows: readonly string[];
    readonly rowIndexes: readonly number[];
    readonly crossings: readonly (readonly LngLat[])[];
  };
};

export type SketchLattice = RegularLattice | AnchoredLattice;

/** The known geography of a metropolitan area, or of a few cities of one region. */
export type MetroSketch = {
  readonly lattices: readonly SketchLattice[];
  readonly highways: readonly SketchRoad[];
  readonly roads: readonly SketchRoad[];
  readonly rivers: readonly SketchRiver[];
  readonly water: readonly SketchArea[];
  readonly islands: readonly SketchArea[];
  /** Land that the open data has as water; the sketch's own water is cut out of it. */
  readonly land: readonly SketchArea[];
  readonly parks: readonly SketchArea[];
  readonly airports: readonly SketchAirport[];
};

const sources: Readonly<Record<string, SketchJson>> = {
  toronto,
  'hamilton-niagara': hamiltonNiagara,
  waterloo,
  'london-windsor': londonWindsor,
  ottawa,
  'kingston-peterborough-barrie': kingstonPeterboroughBarrie,
  'northern-ontario': northernOntario,
  montreal,
  quebec,
  vancouver,
  victoria,
  okanagan,
  calgary,
  edmonton,
  prairies,
  winnipeg,
  halifax,
  maritimes,
};

const sketches: ReadonlyMap<string, MetroSketch> = new Map(
  Object.entries(sources).map(([key, source]) => [key, readSketch(source)]),
);

/** The sketches by the name of their file ("hamilton-niagara"). */
export function metroSketchesByName(): ReadonlyMap<string, MetroSketch> {
  return sketches;
}

/** Every sketch; a city lies in exactly one lattice of one of them. */
export function metroSketches(): readonly MetroSketch[] {
  return [...sketches.values()];
}

/** Trunk roads between the metropolitan areas, with a position every 20 to 60 km. */
export function nationalHighways(): readonly SketchRoad[] {
  return national.highways.map(({ name, path }) => ({ name, path: path.map(readPosition) }));
}
