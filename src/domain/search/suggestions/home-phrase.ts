import { fold } from '#src/lib/text/fold.ts';
import { writeFilters } from '../filter-address.ts';
import { defaultFilters } from '../filters/registry.ts';
import type { HomeType } from '../home-types.ts';

/** Homes in a place, as someone types them: "condos in toronto". */
export type HomePhrase = {
  readonly place: string;
  /** The typed words for the homes: "condos". */
  readonly homes: string;
  /** The filters of a list or a map that find them, as a query; empty for any home. */
  readonly filters: string;
};

const CONDOS = ['condo-apt'] as const;
const HOUSES = ['detached', 'semi-detached', 'townhouse'] as const;

/** Kinds of home by the words for them, singular. */
const HOME_WORDS: ReadonlyMap<string, readonly HomeType[]> = new Map<string, readonly HomeType[]>([
  ['condo', CONDOS],
  ['apartment', CONDOS],
  ['flat', CONDOS],
  ['house', HOUSES],
  ['detached', ['detached']],
  ['semi', ['semi-detached']],
  ['townhouse', ['townhouse', 'condo-townhouse']],
  ['townhome', ['townhouse', 'condo-townhouse']],
  ['duplex', ['multiplex']],
  ['triplex', ['multiplex']],
  ['multiplex', ['multiplex']],
  ['land', ['vacant-land']],
]);
const ANY_HOME = new Set(['home', 'property', 'propertie', 'listing', 'place', 'rental']);

const IN_PLACE = /^(?<homes>.+?) (?:in|near|around|at|of) (?<place>.+)$/;
const AFTER_PLACE = /^(?<place>.+?) (?<homes>\S+(?: for (?:sale|rent|lease))?)$/;
const LEASE = /\b(?:rent|rentals?|lease)\b/;

const singular = (word: string) =>
  word.endsWith('ses') ? word.slice(0, -1) : word.replace(/s$/, '');

/** "semi-detached" is one word here, and "detached" another. */
const wordsOf = (homes: string) =>
  homes
    .replaceAll(/\bsemi[- ]detached\b/g, 'semi')
    .split(' ')
    .map(singular);

function filtersFor(homes: string): string {
  const [homeTypes] = wordsOf(homes).flatMap((word) => [HOME_WORDS.get(word) ?? []].filter(isAny));
  const filters = defaultFilters(LEASE.test(homes) ? 'lease' : 'sale');
  const query = new URLSearchParams();
  writeFilters({ ...filters, homeTypes: [...(homeTypes ?? [])] }, query);
  return query.toString();
}

const isAny = (homeTypes: readonly HomeType[]) => homeTypes.length > 0;
const namesHomes = (homes: string) =>
  wordsOf(homes).some((word) => HOME_WORDS.has(word) || ANY_HOME.has(word));

/**
 * Reads homes in a place from a text: words for the homes, "in" and the place, or the place followed by a
 * known word for homes. Undefined for other text.
 */
export function homePhrase(text: string): HomePhrase | undefined {
  const plain = fold(text);
  const inPlace = IN_PLACE.exec(plain)?.groups;
  const afterPlace = AFTER_PLACE.exec(plain)?.groups;
  const isAfter = afterPlace?.['homes'] !== undefined && namesHomes(afterPlace['homes']);
  const { homes, place } = inPlace ?? (isAfter ? afterPlace : {});
  return homes && place ? { place, homes, filters: filtersFor(homes) } : undefined;
}
