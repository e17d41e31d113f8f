import type { Feature, LineString, Point, Polygon } from 'geojson';
import { boundsOf, curvePath, roundPositions } from '#src/lib/geo/rings.ts';
import { unionOf, subtractAreas } from '#src/lib/geo/areas.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { sketchWater } from '../streets/sketch/sketch-areas.ts';
import type { MetroSketch } from '../streets/sketch/sketch.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import { labelPoint } from '#src/server/basemap/outlines/polygons.ts';

const DECIMALS = 5;
/** A name is shown from the zoom at which its area is about this wide on the screen. */
const LABEL_WIDTH_PX = 60;
const DEGREES_PER_PX_AT_ZOOM_0 = 360 / 256;
/** Tiles are drawn at view zooms up to one and a half above their own. */
const WATER_MIN_ZOOM = 9;
const PARK_MIN_ZOOM = 10;
const RIVER_LINE_MIN_ZOOM = 9;
const RIVER_NAME_MIN_ZOOM = 12.5;
const RIVER_NAMES_APART = 14;

/** Broad rivers, harbours and bays as areas that do not overlap, without their islands. */
export function waterAreas(sketches: readonly MetroSketch[]): Feature<Polygon>[] {
  const islands = sketches.flatMap(({ islands: rings = [] }) =>
    rings.map(({ ring }): PolygonRings => [ring]),
  );
  return subtractAreas(unionOf(sketchWater(sketches)), islands).map((area) =>
    polygon(area, { minZoom: WATER_MIN_ZOOM }),
  );
}

export function islands(sketches: readonly MetroSketch[]): Feature<Polygon>[] {
  return sketches.flatMap(({ islands: rings = [] }) =>
    rings.map(({ ring }) => polygon([ring], { minZoom: WATER_MIN_ZOOM })),
  );
}

/** Large parks, and the grounds of airports. */
export function parks(sketches: readonly MetroSketch[]): Feature<Polygon>[] {
  return sketches.flatMap(({ parks: green = [], airports = [] }) => [
    ...green.map(({ name, ring }) =>
      polygon([ring], { name, kind: 'park', minZoom: PARK_MIN_ZOOM }),
    ),
    ...airports.map(({ name, ring }) =>
      polygon([ring], { name, kind: 'airport', minZoom: PARK_MIN_ZOOM }),
    ),
  ]);
}

export function runways(sketches: readonly MetroSketch[]): Feature<LineString>[] {
  return sketches.flatMap(({ airports = [] }) =>
    airports.flatMap(({ runways: ways = [] }) =>
      ways.map(({ path }) => line(path, { minZoom: 11 })),
    ),
  );
}

/** The middles of the sketched rivers, for zooms at which they are no broader than a line. */
export function riverLines(sketches: readonly MetroSketch[]): Feature<LineString>[] {
  return sketches.flatMap(({ rivers = [] }) =>
    rivers.map(({ path, widthM }) =>
      line(curvePath(path.map(([lng, lat]) => [lng, lat])), {
        width: widthM >= 300 ? 3 : widthM >= 90 ? 2 : 1,
        minZoom: RIVER_LINE_MIN_ZOOM,
      }),
    ),
  );
}

/** Names of parks, airports, bays and rivers. */
export function metroLabels(sketches: readonly MetroSketch[]) {
  return {
    'park-labels': sketches.flatMap(({ parks: green = [] }) => green.flatMap(areaLabel)),
    'airport-labels': sketches.flatMap(({ airports = [] }) => airports.flatMap(areaLabel)),
    'water-labels': sketches.flatMap(({ water = [], rivers = [] }) => [
      ...water.flatMap(areaLabel),
      ...rivers.flatMap(riverLabels),
    ]),
  };
}

function areaLabel({ name, ring }: { name: string; ring: readonly LngLat[] }): Feature<Point>[] {
  const positions = ring.map(([lng, lat]) => [lng, lat]);
  const coordinates = labelPoint([positions]);
  if (coordinates === undefined) return [];
  const [west, , east] = boundsOf(positions);
  const minZoom = Math.log2((DEGREES_PER_PX_AT_ZOOM_0 * LABEL_WIDTH_PX) / (east - west));
  return [point(coordinates, { name, minZoom: Math.max(10, minZoom) })];
}

function riverLabels({ name, path }: { name: string; path: readonly LngLat[] }): Feature<Point>[] {
  const middle = Math.floor(path.length / 2) % RIVER_NAMES_APART;
  return path
    .filter((_, at) => at % RIVER_NAMES_APART === middle)
    .map(([lng, lat]) => point([lng, lat], { name, minZoom: RIVER_NAME_MIN_ZOOM }));
}

function polygon(
  area: PolygonRings,
  properties: Record<string, string | number>,
): Feature<Polygon> {
  const coordinates = area.map((ring) =>
    roundPositions(
      ring.map(([lng, lat]) => [lng, lat]),
      DECIMALS,
    ),
  );
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } };
}

function line(
  path: readonly (readonly number[])[],
  properties: Record<string, number>,
): Feature<LineString> {
  const coordinates = roundPositions(
    path.map((position) => [...position]),
    DECIMALS,
  );
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}

function point(
  coordinates: readonly number[],
  properties: Record<string, string | number>,
): Feature<Point> {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [...coordinates] },
  };
}
