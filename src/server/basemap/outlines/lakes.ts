import type { Feature, FeatureCollection, Point, Polygon, Position } from 'geojson';
import { withDetailedShore } from './lake-ontario.ts';
import { subtractAreas } from '#src/lib/geo/areas.ts';
import { boxesMeet, boxRound } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import { readPackageData } from './package-data.ts';
import { labelPoint } from './polygons.ts';
import {
  type RingBounds,
  boundsOf,
  boundsOverlap,
  roundPositions,
  softenRing,
} from '#src/lib/geo/rings.ts';
import sketch from './toronto-sketch.json' with { type: 'json' };

type NamedLakes = FeatureCollection<Polygon, { name: string | null }>;

const northAmerica: RingBounds = [-170, 24, -45, 84];
const kmPerDegree = 111.2;
const labelWidthPx = 70;
/** Ground covered by one pixel at zoom 0 on the equator, for tiles of 256 pixels. */
const zoomZeroKmPerPx = 156.543;

/**
 * Lakes of North America with their names, from Natural Earth at 1:10 million, without the land of the
 * sketches.
 */
export function lakes(sketchedLand: readonly PolygonRings[]): Feature<Polygon>[] {
  return naturalLakes().flatMap((one) => withoutLand(one, sketchedLand));
}

function withoutLand(one: Feature<Polygon>, land: readonly PolygonRings[]): Feature<Polygon>[] {
  const rings = one.geometry.coordinates.map((ring) =>
    ring.map(([lng = 0, lat = 0]): LngLat => [lng, lat]),
  );
  const box = boxRound(rings[0] ?? []);
  const near = land.filter(([ring = []]) => boxesMeet(boxRound(ring), box));
  if (near.length === 0) return [one];
  return subtractAreas([rings], near).map((area) =>
    lake(
      String(one.properties?.['name']),
      area.map((ring) => ring.map(([lng, lat]) => [lng, lat])),
    ),
  );
}

function naturalLakes(): Feature<Polygon>[] {
  const { features } = readPackageData<NamedLakes>('mapeo-offline-map/dist/lakes.json');
  return features
    .filter(({ geometry }) => boundsOverlap(boundsOf(geometry.coordinates[0] ?? []), northAmerica))
    .map(({ geometry, properties }) =>
      lake(
        fullName(properties.name),
        properties.name === 'Lake Ontario'
          ? geometry.coordinates.map((ring, i) => (i === 0 ? withDetailedShore(ring) : ring))
          : geometry.coordinates.map((ring) => softenRing(softenRing(ring))),
      ),
    );
}

/** Islands that lie in a lake: the Toronto Islands. */
export function lakeIslands(): Feature<Polygon>[] {
  return sketch.islands.map((ring) => lake('Toronto Islands', [softenRing(ring)]));
}

/** A label point in every named lake, shown from the zoom at which the lake holds its name. */
export function lakeLabels(namedLakes: readonly Feature<Polygon>[]): Feature<Point>[] {
  return namedLakes.flatMap(({ geometry, properties }) => {
    const name: unknown = properties?.['name'];
    const ring = geometry.coordinates[0];
    if (typeof name !== 'string' || name === '' || ring === undefined) return [];
    const at = labelPoint(geometry.coordinates);
    if (at === undefined) return [];
    const point: Point = { type: 'Point', coordinates: at };
    return [{ type: 'Feature', properties: { name, minZoom: labelZoom(ring) }, geometry: point }];
  });
}

function lake(name: string, rings: readonly Position[][]): Feature<Polygon> {
  const coordinates = rings.map((ring) => roundPositions(ring, 4));
  return { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates } };
}

function labelZoom(ring: readonly Position[]): number {
  const [west, south, east, north] = boundsOf(ring);
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const sideKm = Math.sqrt((east - west) * shrink * (north - south)) * kmPerDegree * 0.7;
  return Math.log2((zoomZeroKmPerPx * shrink * labelWidthPx) / sideKm);
}

function fullName(name: string | null): string {
  return (name ?? '')
    .replace(/ L\.$/, ' Lake')
    .replace(/ Res\.$/, ' Reservoir')
    .replace(/^Rés\. /, 'Réservoir ');
}
