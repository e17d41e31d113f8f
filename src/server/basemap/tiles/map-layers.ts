import type { Feature, LineString, Point, Polygon } from 'geojson';
import type { LegacyTile } from 'geojson-vt';
import type { PolygonRings, Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { Shore } from '../outlines/shore.ts';

export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };

/** What a source draws on the map besides the open data of the packages. */
export type MapLayerSource = {
  /** Coasts that are finer than those of the open data. */
  readonly land: readonly PolygonRings[];
  readonly waterAreas: readonly Feature<Polygon>[];
  readonly islands: readonly Feature<Polygon>[];
  readonly parks: readonly Feature<Polygon>[];
  readonly runways: readonly Feature<LineString>[];
  readonly rivers: readonly Feature<LineString>[];
  /** Where these rivers stand in place of those of the open data. */
  readonly riverBoxes: readonly Bounds[];
  readonly highways: readonly { readonly name: string; readonly path: readonly LngLat[] }[];
  readonly waterLabels: readonly Feature<Point>[];
  readonly parkLabels: readonly Feature<Point>[];
  readonly airportLabels: readonly Feature<Point>[];
  /** Built-up land, on the land of the shore alone. */
  readonly builtUp: (shore: Shore) => readonly Feature<Polygon>[];
};

/** What a source draws into each tile, too much to be kept as outlines: streets, houses, trees. */
export type TileLayerSource = {
  readonly layersOf: (tile: TileAddress) => Readonly<Record<string, LegacyTile>>;
  /** Works out ahead what a tile of a zoom shows in one part of it. */
  readonly prepare: (part: TileAddress, zoom: number) => void;
};
