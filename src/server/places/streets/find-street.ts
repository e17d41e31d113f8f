import { boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import { streetLabel } from './street-label.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import type { Street, StreetDirectory } from './street-directory.ts';
import { boundsOfStretches, type CityStreets } from './city-streets.ts';
import { offThread } from '../../scheduling/request-work.ts';
import { QUALITY } from '../search/match-quality.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import type { PlaceIndex } from '../search/place-index.ts';
import { type PlaceMatch, searchPlaces } from '../search/search-places.ts';
import { wordsOf } from '#src/domain/places/search-text.ts';
import type { StreetList } from './street-list.ts';
import { matchStreets, matchLocalStreets } from './match-streets.ts';

type StreetFinderDependencies = {
  readonly world: StreetDirectory;
  /** Cities and neighbourhoods. */
  readonly index: PlaceIndex;
  readonly cityOf: (key: string) => PlaceCity | undefined;
  /** The city that a point lies in. */
  readonly cityAt: (point: LatLng) => PlaceCity | undefined;
  readonly streetsOf: (city: PlaceCity) => Promise<CityStreets>;
  readonly list: StreetList;
};

export type FoundStreet = {
  readonly match: PlaceMatch;
  /** The box round its stretches near its middle. */
  readonly bounds: Bounds;
  /** The house, when a number was given and stands on the street. */
  readonly house: LatLng | undefined;
};

export type StreetRequest = {
  /** "Alderbank Rd, Toronto". */
  readonly text: string;
  readonly number?: number | undefined;
  readonly near?: LatLng | undefined;
};

const MAX_STREETS = 8;
/** Half the width of the box that is searched first for the stretches of a street. */
const AROUND_KM = 1.5;
/** The most streets searched for the number, as each may be in a city whose streets must be made first. */
const MAX_TRIED_STREETS = 3;
/** The most words at the end that may be a city and its province: "st catharines ontario". */
const MAX_CITY_WORDS = 6;

/**
 * The street that a text names: in the city at the end of the text, else in the city that lies at
 * `near`, else in the nearest or largest city that has one. Among equally good streets the first with the
 * number wins.
 */
export function streetFinder(dependencies: StreetFinderDependencies) {
  return async (request: StreetRequest): Promise<FoundStreet | undefined> => {
    const inCity = await matchesInCity(request, dependencies);
    if (inCity.length > 0) return bestOf(inCity, request, dependencies);
    const { text, near } = request;
    const everywhere = await offThread(dependencies.list.whenReady);
    const { cityAt } = dependencies;
    const localStreets = matchLocalStreets(everywhere, text, { near, limit: MAX_STREETS, cityAt });
    if (localStreets.length > 0) return bestOf(localStreets, request, dependencies);
    return bestOf(
      matchStreets(everywhere, text, { near, limit: MAX_STREETS }),
      request,
      dependencies,
    );
  };
}

async function bestOf(
  matches: readonly PlaceMatch[],
  { number }: StreetRequest,
  dependencies: StreetFinderDependencies,
): Promise<FoundStreet | undefined> {
  const best = matches[0];
  if (!best) return undefined;
  const streetOf = (match: PlaceMatch, house?: LatLng): FoundStreet => ({
    match,
    bounds: boundsOfStretches(stretchesAround(match, dependencies)),
    house,
  });
  if (number === undefined) return streetOf(best);
  const candidates = matches
    .filter(({ score }) => isAsGood(score, best.score))
    .slice(0, MAX_TRIED_STREETS);
  for (const match of candidates) {
    const house = await houseOn(match, number, dependencies);
    if (house) return streetOf(match, house);
  }
  return streetOf(best);
}

/** Looks round the middle of the street first, as making all streets of a city takes long. */
async function houseOn(
  match: PlaceMatch,
  number: number,
  dependencies: StreetFinderDependencies,
): Promise<LatLng | undefined> {
  const withLocation = (stretches: readonly Street[]) => {
    for (const stretch of stretches) {
      const house = dependencies.world.locate(stretch, number);
      if (house) return house;
    }
    return undefined;
  };
  const house = withLocation(stretchesAround(match, dependencies));
  const city = dependencies.cityOf(match.cityKey);
  return (
    house ??
    (city &&
      withLocation((await offThread(() => dependencies.streetsOf(city))).stretchesOf(match.name)))
  );
}

function stretchesAround(
  { name, cityKey, lat, lng }: PlaceMatch,
  { world }: StreetFinderDependencies,
): Street[] {
  const box = widenBounds(boxRound([[lng, lat]]), AROUND_KM);
  return world
    .streetsIn(box, 'local')
    .filter((street) => street.cityKey === cityKey && streetLabel(street) === name);
}

/**
 * Whether two scores are on the same step of quality: there a street with the number beats one that is only
 * nearer.
 */
function isAsGood(score: number, best: number): boolean {
  const steps = Object.values(QUALITY).toSorted((a, b) => b - a);
  const stepOf = (value: number) => steps.find((step) => value >= step);
  return stepOf(score) === stepOf(best);
}

async function matchesInCity(
  { text, near }: StreetRequest,
  dependencies: StreetFinderDependencies,
): Promise<PlaceMatch[]> {
  for (const { street, place } of splits(text)) {
    const exactMatch = exactPlace(place, near, dependencies.index);
    const city = exactMatch && dependencies.cityOf(exactMatch.cityKey);
    if (!city) continue;
    const matches = await matchesOf(street, city, dependencies);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** The streets of a larger city come from the list; those of a town are made on demand. */
async function matchesOf(
  street: string,
  city: PlaceCity,
  { list, streetsOf }: StreetFinderDependencies,
): Promise<PlaceMatch[]> {
  if (!list.has(city)) {
    return matchStreets((await offThread(() => streetsOf(city))).index, street, {
      limit: MAX_STREETS,
    });
  }
  const text = `${street} ${city.name} ${city.province}`;
  const streets = matchStreets(await offThread(list.whenReady), text, {
    near: city,
    limit: MAX_STREETS,
  });
  return streets.filter(({ cityKey }) => cityKey === city.key);
}

function exactPlace(
  text: string,
  near: LatLng | undefined,
  index: PlaceIndex,
): PlaceMatch | undefined {
  const [match] = searchPlaces(index, text, { near, limit: 1 });
  return match && match.score >= QUALITY.exact ? match : undefined;
}

/** The city or neighbourhood at the end of an address: the answer when the street is unknown. */
export function placeOfAddress(
  text: string,
  near: LatLng | undefined,
  index: PlaceIndex,
): PlaceMatch | undefined {
  for (const { place } of splits(text)) {
    const match = exactPlace(place, near, index);
    if (match) return match;
  }
  return undefined;
}

/** The ways to split a text into a street and its place; a comma settles it. */
function* splits(text: string): Generator<{ street: string; place: string }> {
  const [street = '', ...places] = text.split(',');
  if (places.length > 0) {
    const rest = places.join(' ');
    yield { street, place: rest };
    yield { street, place: places[0] ?? '' };
    return;
  }
  const words = wordsOf(text);
  for (let count = Math.min(MAX_CITY_WORDS, words.length - 1); count > 0; count -= 1) {
    const at = words.length - count;
    yield { street: words.slice(0, at).join(' '), place: words.slice(at).join(' ') };
  }
}
