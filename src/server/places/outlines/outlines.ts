import { LRUCache } from 'lru-cache';
import { isInRing } from '#src/lib/geo/polygon.ts';
import type { MultiPolygonRings, LatLng } from '#src/lib/geo/shapes.ts';
import type { StreetDirectory } from '../streets/street-directory.ts';
import { neighbourhoodCells, type NeighbourhoodCells } from '../gazetteer/neighbourhood-cells.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';

export type PlaceOutlines = {
  ofCity(city: PlaceCity): MultiPolygonRings;
  /** Undefined when the city has no land there. */
  ofNeighbourhood(city: PlaceCity, name: string): MultiPolygonRings | undefined;
};

/** More cities than the map has, so that none is made twice; some thousand take ten megabytes. */
const CACHED_CITIES = 20000;

/** The outlines of cities and their parts, made at the first request for them; the last ones are kept. */
export function outlines({ areaOf }: Pick<StreetDirectory, 'areaOf'>): PlaceOutlines {
  const areas = new LRUCache<string, MultiPolygonRings>({
    max: CACHED_CITIES,
    memoMethod: (key) => areaOf(key),
  });
  const cells = new LRUCache<string, NeighbourhoodCells, PlaceCity>({
    max: CACHED_CITIES,
    memoMethod: (key, _stale, { context }) => neighbourhoodCells(context, areas.memo(key)),
  });
  return {
    ofCity: ({ key }) => areas.memo(key),
    ofNeighbourhood: (city, name) => cells.memo(city.key, { context: city })(name),
  };
}

/** Whether a point lies in one of the polygons, and not in a hole of it. */
export function isInArea(area: MultiPolygonRings, { lat, lng }: LatLng): boolean {
  return area.some((rings) => rings.filter((ring) => isInRing(ring, lng, lat)).length % 2 === 1);
}
