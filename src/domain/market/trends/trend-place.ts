import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { MAIN_CITY, TREND_CITY_FACTS } from '#src/content-folder/facts.ts';
import { slug } from '#src/lib/text/fold.ts';
import { provinceOf } from '../../places/provinces.ts';
import { listPath } from '../../routes.ts';

/** A city, or a neighbourhood of one, whose market is shown. */
export type TrendPlace = {
  /** Two letters: "ON". */
  readonly state: string;
  readonly citySlug: string;
  readonly neighborhoodSlug: string | null;
  /** In words: "Toronto", or "Annex, Toronto". */
  readonly name: string;
};

const capitalize = (segment: string) =>
  segment.replaceAll(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`,
  );

const trendCity = ({ name, province }: { name: string; province: string }): TrendPlace => ({
  state: province,
  citySlug: slug(name),
  neighborhoodSlug: null,
  name,
});

const [firstCity, ...otherCities] = TREND_CITY_FACTS;

/** The cities to pick from (specification, market trends page); the first is the default. */
export const TREND_CITIES: readonly [TrendPlace, ...TrendPlace[]] = [
  trendCity(firstCity ?? MAIN_CITY),
  ...otherCities.map(trendCity),
];

/** A city by its name or URL segment and its province, in any spelling. */
export function cityPlace(city: string, state: string): TrendPlace | undefined {
  const province = provinceOf(state);
  const citySlug = slug(city);
  if (!province || citySlug === '') return undefined;
  const name = city === citySlug ? capitalize(citySlug) : city;
  return { state: province.code, citySlug, neighborhoodSlug: null, name };
}

/** A neighbourhood of a city by its name; undefined where the name is none. */
export function neighborhoodPlace(name: string, city: TrendPlace): TrendPlace | undefined {
  const neighborhoodSlug = slug(name);
  if (neighborhoodSlug === '') return undefined;
  return { ...city, neighborhoodSlug, name: `${name}, ${city.name}` };
}

/** `on/toronto` or `on/toronto/annex`: the place in an address. */
export function placePath({ state, citySlug, neighborhoodSlug }: TrendPlace): string {
  return [state.toLowerCase(), citySlug, neighborhoodSlug].filter(Boolean).join('/');
}

/** The list of homes for sale in the place. */
export function listOfPlace({ state, citySlug, neighborhoodSlug }: TrendPlace): string {
  return listPath({ state, city: citySlug, neighborhood: neighborhoodSlug ?? undefined });
}

const SEGMENT = /^[\p{L}\d'.-]{1,60}$/u;

/** Reads the path of a place; its name is made from the segments. Undefined for anything else. */
export function readPlacePath(path: string): TrendPlace | undefined {
  const [state = '', city = '', neighborhood, ...rest] = path.split('/');
  const province = provinceOf(state);
  const segments = neighborhood === undefined ? [city] : [city, neighborhood];
  if (!province || rest.length > 0 || !segments.every((part) => SEGMENT.test(part))) {
    return undefined;
  }
  const [citySlug = '', neighborhoodSlug = null] = segments.map(slug);
  const name = [neighborhoodSlug, citySlug].flatMap((part) => (part ? [capitalize(part)] : []));
  return { state: province.code, citySlug, neighborhoodSlug, name: name.join(', ') };
}

/** The city or neighbourhood of a suggestion; undefined for a street or a postal code. */
export function suggestedPlace(suggestion: PlaceSuggestion): TrendPlace | undefined {
  const { kind, city, state, structured_formatting: text } = suggestion;
  const province = provinceOf(state);
  if (!province || (kind !== 'city' && kind !== 'neighbourhood')) return undefined;
  const isCity = kind === 'city';
  return {
    state: province.code,
    citySlug: slug(city),
    neighborhoodSlug: isCity ? null : slug(text.main_text),
    name: isCity ? city : `${text.main_text}, ${city}`,
  };
}
