import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { PointDetail, PointKind } from '#src/contract/places/nearby-call.ts';
import { isInCanada } from '#src/domain/places/canada.ts';
import { spacedAlong } from '#src/lib/geo/along-path.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** A usable place of OpenStreetMap: one position, or some along its edge. */
export type OsmPlace = {
  readonly detail: PointDetail;
  readonly name: string;
  readonly positions: readonly LngLat[];
};

const Coordinates = z.pipe(
  z.array(z.number()).check(z.minLength(2)),
  z.transform(([lng = 0, lat = 0]): LngLat => [lng, lat]),
);
const Rings = z.array(z.array(Coordinates));
const Other = z.object({ type: z.enum(['LineString', 'MultiLineString', 'MultiPoint']) });

const Feature = z.object({
  type: z.literal('Feature'),
  properties: z.nullable(z.record(z.string(), z.unknown())),
  geometry: z.union([
    z.object({ type: z.literal('Point'), coordinates: Coordinates }),
    z.object({ type: z.literal('Polygon'), coordinates: Rings }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Rings) }),
    Other,
  ]),
});
type Feature = z.infer<typeof Feature>;
type Tags = Readonly<Record<string, unknown>>;

const EDGE_STEP_M = 150;
const MAX_NAME_LENGTH = 120;

export const KIND_OF: Readonly<Record<PointDetail, PointKind>> = {
  'elementary-school': 'school',
  'secondary-school': 'school',
  school: 'school',
  'bus-stop': 'transit',
  'streetcar-stop': 'transit',
  station: 'transit',
  ferry: 'transit',
  park: 'park',
  supermarket: 'shop',
  'grocery-store': 'shop',
};

/** Tags of OpenStreetMap, as https://wiki.openstreetmap.org/wiki/Map_features lists them. */
const DETAILS: Readonly<Record<string, Readonly<Record<string, PointDetail>>>> = {
  amenity: { school: 'school', bus_station: 'station', ferry_terminal: 'ferry' },
  highway: { bus_stop: 'bus-stop' },
  railway: { station: 'station', halt: 'station', tram_stop: 'streetcar-stop' },
  leisure: { park: 'park' },
  shop: {
    supermarket: 'supermarket',
    grocery: 'grocery-store',
    greengrocer: 'grocery-store',
  },
};

const ELEMENTARY = /elementary|primary|primaire|public school|junior/i;
const SECONDARY = /secondary|secondaire|high school|collegiate|polyvalente/i;

/** The kind of a school by its levels of education (ISCED: 0 and 1 below secondary), else by its name. */
function schoolDetail(name: string, tags: Tags): PointDetail {
  const levels = String(tags['isced:level'] ?? '').match(/\d/g) ?? [];
  const isElementary = levels.length > 0 ? /[01]/.test(levels.join('')) : ELEMENTARY.test(name);
  const isSecondary = levels.length > 0 ? /[23]/.test(levels.join('')) : SECONDARY.test(name);
  if (isElementary === isSecondary) return 'school';
  return isElementary ? 'elementary-school' : 'secondary-school';
}

function detailOf(name: string, tags: Tags): PointDetail | undefined {
  for (const [key, details] of Object.entries(DETAILS)) {
    const value = tags[key];
    const detail = typeof value === 'string' ? details[value] : undefined;
    if (detail) return detail === 'school' ? schoolDetail(name, tags) : detail;
  }
  return undefined;
}

/** The positions of a place; undefined for a line, as none of our places is one. */
function positionsOf(geometry: Feature['geometry']): readonly LngLat[] | undefined {
  if (geometry.type === 'Point') return [geometry.coordinates];
  const outline = ([outer = []]: readonly (readonly LngLat[])[]) => spacedAlong(outer, EDGE_STEP_M);
  if (geometry.type === 'Polygon') return outline(geometry.coordinates);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap(outline) : undefined;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Reads a line of GeoJSON. Undefined for a feature that is not shown: with other tags, without a name, or
 * closed to the public. The error says what is wrong with the line.
 */
export function readOsmPlace(line: string): Outcome<OsmPlace | undefined, string> {
  const json = parseJson(line);
  if (json === undefined) return failure('is not valid JSON');
  const feature = Feature.safeParse(json);
  if (!feature.success) return failure('is not a GeoJSON feature');
  const tags = feature.data.properties ?? {};
  const name =
    typeof tags['name'] === 'string' ? tags['name'].trim().slice(0, MAX_NAME_LENGTH) : '';
  const detail = detailOf(name, tags);
  const positions = positionsOf(feature.data.geometry);
  const isClosed = tags['access'] === 'private' || tags['access'] === 'no';
  if (!detail || name === '' || isClosed || !positions) return success(undefined);
  const isHere = positions.every(([longitude, latitude]) => isInCanada({ latitude, longitude }));
  if (!isHere || positions.length === 0) return failure('is outside Canada');
  return success({ detail, name, positions });
}
