import { sortGazetteer } from './cities.ts';
import { type DividedCity, withSections } from './city-sections.ts';
import { addedTowns, cityKey, marketCities } from './market-cities.ts';
import type { CanadianPlaces, PlaceCity } from './place-city.ts';
import { readPlaces, writePlaces } from './places-file.ts';

/** Census divisions of market cities that the gazetteer lists under another name or not at all. */
const divisions: Readonly<Record<string, string>> = { 'ON/caledon': '3521', 'ON/whitby': '3518' };

let places: CanadianPlaces | undefined;

/**
 * The towns and cities of Canada: those of the market first, with the neighbourhoods reviewed by
 * hand and those of GeoNames, then all others with a population, the largest first. Making them
 * takes a second or two, so it happens once.
 */
export function canadianPlaces(): CanadianPlaces {
  places ??= makePlaces();
  return places;
}

/** The same places from a file; a file that is missing, damaged or of an older revision is made first. */
export function openPlaces(cacheFile: string): CanadianPlaces {
  const cachedPlaces = readPlaces(cacheFile);
  if (cachedPlaces) return cachedPlaces;
  const places = canadianPlaces();
  writePlaces(cacheFile, places);
  return places;
}

function makePlaces(): CanadianPlaces {
  const { towns, sections } = sortGazetteer();
  const reviewedTowns = [...marketCities, ...addedTowns];
  const keys = new Set(reviewedTowns.map(({ key }) => key));
  const divisionByKey = new Map<string, string>(Object.entries(divisions));
  const others: DividedCity[] = [];
  for (const { division, ...town } of towns.toSorted((a, b) => b.population - a.population)) {
    const plainKey = cityKey(town);
    const isKnown = reviewedTowns.some(({ key }) => key === plainKey);
    if (isKnown) {
      divisionByKey.set(plainKey, division);
      continue;
    }
    const key = freeKey(plainKey, keys);
    keys.add(key);
    others.push({ city: { key, ...town, fsa: [], neighbourhoods: [] }, division });
  }
  const withDivision = (city: PlaceCity) => ({ city, division: divisionByKey.get(city.key) });
  const market = marketCities.map(withDivision);
  const rest = [...addedTowns.map(withDivision), ...others].toSorted(
    (a, b) => b.city.population - a.city.population,
  );
  return { cities: withSections([...market, ...rest], sections) };
}

/** Two towns of a province may share a name: the smaller one gets a number. */
function freeKey(key: string, usedKeys: ReadonlySet<string>): string {
  let free = key;
  for (let number = 2; usedKeys.has(free); number += 1) free = `${key}-${number}`;
  return free;
}
