import { neighbourhoodCells } from '#src/server/places/gazetteer/neighbourhood-cells.ts';
import type { PlaceCity } from '#src/server/places/gazetteer/place-city.ts';
import type { MultiPolygonRings } from '#src/lib/geo/shapes.ts';

/** The outlines of all neighbourhoods of a city that have one, by name. */
export function cellsByName(
  city: PlaceCity,
  area: MultiPolygonRings,
): ReadonlyMap<string, MultiPolygonRings> {
  const cellOf = neighbourhoodCells(city, area);
  return new Map(
    city.neighbourhoods.flatMap(({ name }) => {
      const cell = cellOf(name);
      return cell ? [[name, cell] as const] : [];
    }),
  );
}
