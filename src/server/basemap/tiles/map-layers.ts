import type { Feature, LineString, Point, Polygon } from 'geojson';
import type { LegacyTile } from 'geojson-vt';
import type { PolygonRings, Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { Shore } from '../outlines/shore.ts';

export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };

/** What a source draws on the map besides the open data of the packages. */
export type MapLayerSource = {
  /** Coasts finer than those of the open data. */
  readonly land: readonly PolygonRings[];
  readonly waterAreas: readonly Feature<Polygon>[];
  readonly islands: readonly Feature<Polygon>[];
  readonly parks: readonly Feature<Polygon>[];
  readonly runways: readonly Feature<LineString>[];
  readonly rivers: readonly Feature<LineString>[];
  /** Boxes in which these rivers replace those of the open data. */
  readonly riverBoxes: readonly Bounds[];
  readonly highways: readonly { readonly name: string; readonly path: readonly LngLat[] }[];
  readonly waterLabels: readonly Feature<Point>[];
  readonly parkLabels: readonly Feature<Point>[];
  readonly airportLabels: readonly Feature<Point>[];
  /** Built-up land, on the land of the shore alone. */
  readonly builtUp: (shore: Shore) => readonly Feature<Polygon>[];
};

/** Draws details into each tile that are too many to be kept as outlines: streets, houses, trees. */
export type TileLayerSource = {
  readonly layersOf: (tile: TileAddress) => Readonly<Record<string, LegacyTile>>;
  /** Prepares one part of a tile for a zoom. */
  readonly prepare: (part: TileAddress, zoom: number) => void;
};
