import { wordsOf } from '#src/domain/places/search-text.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import { QUALITY } from '../search/match-quality.ts';
import type { PlaceIndex } from '../search/place-index.ts';
import { type PlaceMatch, type SearchOptions, searchPlaces } from '../search/search-places.ts';
import { DIRECTION_WORDS, SUFFIX_WORDS } from './street-suffixes.ts';

type StreetsHereOptions = Omit<SearchOptions, 'kinds'> & {
  /** The city that a point lies in. */
  readonly cityAt: (point: LatLng) => PlaceCity | undefined;
};

/** Streets by their whole name, else by the name without direction, else without suffix too. */
export function matchStreets(
  index: PlaceIndex,
  text: string,
  options: SearchOptions,
): PlaceMatch[] {
  const words = wordsOf(text);
  const spellings = [
    ...withAndWithoutDirection(words),
    words.filter((word) => !SUFFIX_WORDS.has(word)).join(' '),
  ];
  for (const spelling of new Set(spellings)) {
    const matches = searchPlaces(index, spelling, options);
    if (matches.length > 0) return matches;
  }
  return [];
}

/**
 * The streets that a text surely means: they belong to the city at `near`, the text shows that it names a
 * street ("king st w"), and they have that name or begin with it, whatever their direction.
 */
export function matchLocalStreets(
  index: PlaceIndex,
  text: string,
  { near, limit, cityAt }: StreetsHereOptions,
): PlaceMatch[] {
  const words = wordsOf(text);
  const tellsStreet = words.some((word) => SUFFIX_WORDS.has(word));
  const city = near && tellsStreet ? cityAt(near) : undefined;
  if (!city) return [];
  for (const spelling of withAndWithoutDirection(words)) {
    const inCity = `${spelling} ${city.name} ${city.province}`;
    const matches = searchPlaces(index, inCity, { near: city, limit }).filter(
      ({ cityKey, score }) => cityKey === city.key && score >= QUALITY.beginning,
    );
    if (matches.length > 0) return matches;
  }
  return [];
}

function withAndWithoutDirection(words: readonly string[]): string[] {
  return [words, words.filter((word) => !DIRECTION_WORDS.has(word))].map((one) => one.join(' '));
}
