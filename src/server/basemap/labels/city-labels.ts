import type { Feature, Point } from 'geojson';
import { labelZooms } from './label-zooms.ts';

/** A town or city that the map can name; its province as a two-letter code. */
export type NamedCity = {
  readonly name: string;
  readonly province: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly neighbourhoods?: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
  }[];
};

const capitals = new Set([
  'Ottawa ON',
  'Toronto ON',
  'Victoria BC',
  'Edmonton AB',
  'Regina SK',
  'Winnipeg MB',
  'Québec QC',
  'Fredericton NB',
  'Halifax NS',
  'Charlottetown PE',
  "St. John's NL",
  'Whitehorse YT',
  'Yellowknife NT',
  'Iqaluit NU',
]);

/** A label point for each town and city, the largest first, with the zoom it appears from. */
export function cityLabels(townsAndCities: readonly NamedCity[]): Feature<Point>[] {
  const cities = townsAndCities.toSorted((a, b) => b.population - a.population);
  const zooms = labelZooms(cities.map((city) => ({ ...city, wantedZoom: zoomBySize(city) })));
  return cities.map(({ name, population, lat, lng }, i) => ({
    type: 'Feature',
    properties: { name, population, minZoom: zooms[i] },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }));
}

/**
 * The zoom (256-pixel tiles) from which a city is named: each zoom level lets in cities a quarter
 * the size of the last, and capitals come a little earlier.
 */
function zoomBySize({ name, province, population }: NamedCity): number {
  const bySize = (8 - Math.log10(population)) / 0.6;
  return capitals.has(`${name} ${province}`) ? Math.min(bySize, 4.5) : bySize;
}
