/** Degrees. */
export type LatLng = { readonly lat: number; readonly lng: number };

/** A position as in GeoJSON, degrees. */
export type LngLat = readonly [lng: number, lat: number];

/** Degrees. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Closed rings of one area: the outer one, then its holes. */
export type PolygonRings = readonly (readonly LngLat[])[];

/** Rings of each polygon, the outer one first, positions in degrees. */
export type MultiPolygonRings = readonly (readonly (readonly LngLat[])[])[];
