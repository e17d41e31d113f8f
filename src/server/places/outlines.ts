import { isInRing } from '#src/lib/polygon.ts';
import { kept } from '#src/demo-world/streets/kept.ts';
import type {
  MultiPolygonRings,
  Point,
  StreetWorld,
} from '#src/demo-world/streets/street-world.ts';
import { neighbourhoodCells, type NeighbourhoodCells } from './neighbourhood-cells.ts';
import type { PlaceCity } from './place-city.ts';

export type Outlines = {
  ofCity(city: PlaceCity): MultiPolygonRings;
  /** Undefined when the city has no land there. */
  ofNeighbourhood(city: PlaceCity, name: string): MultiPolygonRings | undefined;
};

const KEPT_CITIES = 200;

/** The outlines of cities and their parts, made when first asked for; the last ones are kept. */
export function outlines({ areaOf }: Pick<StreetWorld, 'areaOf'>): Outlines {
  const areas = kept<MultiPolygonRings>(KEPT_CITIES);
  const cells = kept<NeighbourhoodCells>(KEPT_CITIES);
  const ofCity = ({ key }: PlaceCity) => areas(key, () => areaOf(key));
  return {
    ofCity,
    ofNeighbourhood: (city, name) =>
      cells(city.key, () => neighbourhoodCells(city, ofCity(city)))(name),
  };
}

/** Whether a point lies in one of the polygons and not in a hole of it. */
export function isInArea(area: MultiPolygonRings, { lat, lng }: Point): boolean {
  return area.some((rings) => rings.filter((ring) => isInRing(ring, lng, lat)).length % 2 === 1);
}
