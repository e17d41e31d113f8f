import {
  type GeoNamesPlace,
  type GazetteerEntry,
  provincesByAdmin1,
  readCountedPlaces,
  readGazetteer,
} from './gazetteer.ts';

/** A town or city of Canada. `province` is the two-letter postal code, for example ON. */
type CityPlace = {
  name: string;
  province: string;
  lat: number;
  lng: number;
  population: number;
};

/** A place of the gazetteer with its census division, for example 3520 for Toronto. */
export type GazetteerPlace = Omit<CityPlace, 'population'> & { division: string };

/** The gazetteer in two parts: towns with a population, and all the rest. */
type SortedGazetteer = {
  towns: (CityPlace & { division: string })[];
  /** Sections of cities, and hamlets without a population count. */
  sections: GazetteerPlace[];
};

/** Census divisions that are one city: every other place in them is a part of that city. */
const cityByDivision = new Map([
  ['3506', 'Ottawa'],
  ['3520', 'Toronto'],
  ['3525', 'Hamilton'],
]);

/** Neighbourhoods that GeoNames counts as towns, by census division. */
const neighbourhoodsByDivision = new Map([
  ['5915', new Set(['Arbutus Ridge', 'Ladner', 'Tsawwassen', 'Walnut Grove', 'West End'])],
  ['3519', new Set(['Concord'])],
  ['06', new Set(['Saint-Michel', 'Saint-Raymond', 'Saint-Victor'])],
]);

const maxLatOffset = 0.12;
const maxLngOffset = 0.16;

let cities: readonly CityPlace[] | undefined;

/**
 * The towns and cities of Canada that have a population, without neighbourhoods, in the order of
 * the gazetteer (GeoNames, CC BY 4.0). Reading takes most of a second, so it happens once.
 */
export function canadianCities(): readonly CityPlace[] {
  cities ??= sortGazetteer().towns.map(({ division: _, ...city }) => city);
  return cities;
}

/** Gives places their population, by name and province within about 13 km; no count is used twice. */
export function sortGazetteer(): SortedGazetteer {
  const byName = Map.groupBy(readCountedPlaces(), ({ name, adminCode }) => `${name}|${adminCode}`);
  const usedKeys = new Set<number>();
  const sortedPlaces: SortedGazetteer = { towns: [], sections: [] };
  for (const entry of readGazetteer()) {
    const place = placeOf(entry);
    if (!place) continue;
    const counts = byName.get(`${entry.name}|${entry.admin1}`);
    const match = counts?.find((candidate) => isNear(place, candidate));
    if (!match || usedKeys.has(match.cityId) || isNeighbourhood(entry))
      sortedPlaces.sections.push(place);
    else {
      usedKeys.add(match.cityId);
      sortedPlaces.towns.push({ ...place, population: match.population });
    }
  }
  return sortedPlaces;
}

function placeOf({ name, lat, lng, admin1, admin2 }: GazetteerEntry): GazetteerPlace | undefined {
  const province = provincesByAdmin1.get(admin1);
  if (!province) return undefined;
  return { name, province, lat: Number(lat), lng: Number(lng), division: admin2 };
}

function isNear({ lat, lng }: GazetteerPlace, { loc }: GeoNamesPlace): boolean {
  const [placeLng, placeLat] = loc.coordinates;
  return Math.abs(placeLat - lat) < maxLatOffset && Math.abs(placeLng - lng) < maxLngOffset;
}

function isNeighbourhood({ name, admin2 }: GazetteerEntry): boolean {
  const city = cityByDivision.get(admin2);
  if (city !== undefined && city !== name) return true;
  return neighbourhoodsByDivision.get(admin2)?.has(name) ?? false;
}
