import { VERTEX_LIMIT } from '#src/contract/listings/search/values/map-area.ts';
import type { PlacePolygon } from '#src/contract/places/calls.ts';
import type { LngLat, MultiPolygonRings } from '#src/lib/geo/shapes.ts';
import { withFewVertices } from './simplify-outline.ts';
import type { PlaceOutlines } from './outlines.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import { searchText } from '#src/domain/places/search-text.ts';

/** Degrees to six decimals, a tenth of a metre. */
const STEPS = 1e6;

/** The outline of a city, or of its neighbourhood of that name in any spelling; undefined when unknown. */
export function placePolygon(
  city: PlaceCity,
  neighbourhood: string | undefined,
  outlines: PlaceOutlines,
): PlacePolygon | undefined {
  if (neighbourhood === undefined) {
    return polygon(city, { ...city, type: 'city' }, outlines.ofCity(city));
  }
  const wantedName = searchText(neighbourhood);
  const part = city.neighbourhoods.find(({ name }) => searchText(name) === wantedName);
  const rings = part && outlines.ofNeighbourhood(city, part.name);
  return part && polygon(city, { ...part, type: 'neighborhood' }, rings ?? []);
}

function polygon(
  city: PlaceCity,
  { name, type, lat, lng }: Pick<PlacePolygon, 'name' | 'type'> & { lat: number; lng: number },
  rings: MultiPolygonRings,
): PlacePolygon | undefined {
  if (rings.length === 0) return undefined;
  const fitting = withFewVertices(rings, VERTEX_LIMIT);
  const coordinates = fitting.map((parts) => parts.map((ring) => ring.map(roundPoint)));
  return {
    name,
    type,
    city: city.name,
    state: city.province,
    center: { lat, lng },
    approximate: true,
    path: { type: 'MultiPolygon', coordinates },
  };
}

function roundPoint([lng, lat]: LngLat): [number, number] {
  return [Math.round(lng * STEPS) / STEPS, Math.round(lat * STEPS) / STEPS];
}
