import type { MapNeighbourhood } from '#src/contract/places/calls.ts';
import { NEIGHBOURHOODS_LIMIT } from '#src/contract/places/places.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import type { PlaceCity } from './place-city.ts';

/** The neighbourhoods whose centres lie within bounds, those of the largest cities first. */
export function neighbourhoodsIn(
  cities: readonly PlaceCity[],
  { north, south, east, west }: Bounds,
): MapNeighbourhood[] {
  return cities
    .toSorted((a, b) => b.population - a.population)
    .flatMap(({ key, neighbourhoods }) =>
      neighbourhoods
        .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
        .map(({ name, lat, lng }) => ({ name, cityKey: key, location: { lat, lng } })),
    )
    .slice(0, NEIGHBOURHOODS_LIMIT);
}
