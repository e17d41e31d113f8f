import { servedPlaces } from '#src/domain/places/served-places.ts';
import { slug } from '#src/lib/text/fold.ts';

type Realtor = { readonly serves: readonly string[]; readonly languages: readonly string[] };

/** A criterion for realtors: a language or a place. */
type FilterChoice = { readonly name: string; readonly token: string };

type PlaceChoice = FilterChoice & { readonly isProvince: boolean };

const byName = (one: FilterChoice, other: FilterChoice) => one.name.localeCompare(other.name, 'en');

const choices = (names: Iterable<string>): FilterChoice[] =>
  [...new Set(names)].map((name) => ({ name, token: slug(name) })).toSorted(byName);

/** The languages of all realtors. */
export function languageChoices(realtors: readonly Realtor[]): FilterChoice[] {
  return choices(realtors.flatMap(({ languages }) => languages));
}

/** The cities that realtors name, then the provinces that some work in as a whole. */
export function placeChoices(realtors: readonly Realtor[]): PlaceChoice[] {
  const places = realtors.flatMap(({ serves }) => servedPlaces(serves));
  const namesOf = (isProvince: boolean) =>
    choices(
      places.filter(({ citySlug }) => (citySlug === null) === isProvince).map(({ name }) => name),
    ).map((choice) => ({ ...choice, isProvince }));
  return [...namesOf(false), ...namesOf(true)];
}

export function languageTokens({ languages }: Realtor): string[] {
  return languages.map(slug);
}

/** The places that a realtor is shown for: of a whole province each of its cities, too. */
export function placeTokens({ serves }: Realtor, realtors: readonly Realtor[]): string[] {
  const servedAreas = servedPlaces(serves);
  const wholeProvinces = new Set(
    servedAreas.filter(({ citySlug }) => citySlug === null).map(({ province }) => province.code),
  );
  const all = realtors.flatMap((realtor) => servedPlaces(realtor.serves));
  const within = all.filter(({ province }) => wholeProvinces.has(province.code));
  return [...new Set([...servedAreas, ...within].map(({ name }) => slug(name)))];
}

/** The pairs of a language and a place without any realtor. */
export function emptyPairs(
  realtors: readonly Realtor[],
): { readonly language: FilterChoice; readonly place: FilterChoice }[] {
  const isThere = (language: FilterChoice, place: FilterChoice) =>
    realtors.some(
      (realtor) =>
        languageTokens(realtor).includes(language.token) &&
        placeTokens(realtor, realtors).includes(place.token),
    );
  return languageChoices(realtors).flatMap((language) =>
    placeChoices(realtors)
      .filter((place) => !isThere(language, place))
      .map((place) => ({ language, place })),
  );
}

const hidden = (selector: string) => `${selector}{display:none}`;
const checkedSelector = (select: string, { token }: FilterChoice) =>
  `:has([name='${select}'] option[value='${token}']:checked)`;

/**
 * The rules that show the realtors who fit the choice, so that a page without other interaction needs no
 * script for it.
 */
export function filterRules(realtors: readonly Realtor[]): string {
  const unfit = (select: string, attribute: string) => (choice: FilterChoice) =>
    hidden(
      `.team${checkedSelector(select, choice)} [${attribute}]:not([${attribute}~='${choice.token}'])`,
    );
  const nobody = emptyPairs(realtors).map(
    ({ language, place }) =>
      `.team${checkedSelector('language', language)}${checkedSelector('place', place)} .team-nobody{display:block}`,
  );
  return [
    hidden('.team-nobody'),
    ...languageChoices(realtors).map(unfit('language', 'data-languages')),
    ...placeChoices(realtors).map(unfit('place', 'data-places')),
    ...nobody,
  ].join('');
}
