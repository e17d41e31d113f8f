import { fold } from '#src/lib/text/fold.ts';
import { writeFilters } from '../filter-address.ts';
import { AT_LEAST } from '../filters/at-least.ts';
import type { Prices } from '../filters/price.ts';
import { defaultFilters } from '../filters/registry.ts';
import type { HomeType } from '../home-types.ts';

/** Homes in a place, as someone types them: "3 bedroom condos in toronto under 700k". */
export type HomePhrase = {
  readonly place: string;
  /** The typed words for the homes: "condos". */
  readonly homes: string;
  /** The filters of a list or a map that find them, as a query; empty for any home. */
  readonly filters: string;
  /** Whether the text can hardly be a name: "toronto condos", but not "duplex avenue". */
  readonly isSure: boolean;
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
const OFFERED = /^for (?:sale|rent|lease) /;

const BEDS = /\b(?<count>[1-9]|one|two|three|four|five)\+?[ -]?(?:bed(?:room)?s?|bdrms?|br)\b/;
const BED_WORDS = ['', 'one', 'two', 'three', 'four', 'five'];

const AMOUNT = String.raw`\$?(?<amount>\d[\d,]*(?:\.\d+)?) ?(?<unit>k|thousand|m|mil(?:lion)?)?\b`;
const HIGHEST = new RegExp(String.raw`\b(?:under|below|up to|less than|max) ${AMOUNT}`);
const LOWEST = new RegExp(String.raw`\b(?:over|above|more than|at least|min) ${AMOUNT}`);

/** Prices for sale below this are meant in thousands: "under 700". */
const LEAST_DOLLARS = 10_000;

const singular = (word: string) =>
  word.endsWith('ses') ? word.slice(0, -1) : word.replace(/s$/, '');

/** "semi-detached" is one word here, and "detached" another. */
const wordsOf = (homes: string) =>
  homes
    .replaceAll(/\bsemi[- ]detached\b/g, 'semi')
    .split(' ')
    .map(singular);

function dollarsOf(pattern: RegExp, text: string): number | null {
  const { amount, unit = '' } = pattern.exec(text)?.groups ?? {};
  if (amount === undefined) return null;
  const number = Number(amount.replaceAll(',', ''));
  if (unit.startsWith('m')) return Math.round(number * 1_000_000);
  const isThousands = unit !== '' || (number < LEAST_DOLLARS && !LEASE.test(text));
  return Math.round(isThousands ? number * 1000 : number);
}

function leastBeds(text: string): (typeof AT_LEAST)[number] {
  const count = BEDS.exec(text)?.groups?.['count'] ?? '0';
  const number = Number(count) || BED_WORDS.indexOf(count);
  return AT_LEAST.findLast((choice) => choice <= Math.max(0, number)) ?? 0;
}

function filtersFor(homes: string, prices: Prices): string {
  const [homeTypes] = wordsOf(homes).flatMap((word) => [HOME_WORDS.get(word) ?? []].filter(isAny));
  const filters = defaultFilters(LEASE.test(homes) ? 'lease' : 'sale');
  const query = new URLSearchParams();
  writeFilters(
    { ...filters, ...prices, homeTypes: [...(homeTypes ?? [])], minBeds: leastBeds(homes) },
    query,
  );
  return query.toString();
}

const isAny = (homeTypes: readonly HomeType[]) => homeTypes.length > 0;
const namesHome = (word: string) => HOME_WORDS.has(word) || ANY_HOME.has(word);

/** "3 bedroom condo" and "toronto" of "3 bedroom condo toronto". */
function beforePlace(text: string): { readonly homes: string; readonly place: string } | undefined {
  const [beds = ''] = BEDS.exec(text) ?? [];
  const hasBeds = beds !== '' && text.startsWith(`${beds} `);
  const words = (hasBeds ? text.slice(beds.length + 1) : text).split(' ');
  const homeWords = words.findIndex((word) => !wordsOf(word).some(namesHome));
  if (homeWords === -1) return undefined;
  const place = words.slice(homeWords).join(' ').replace(OFFERED, '');
  return place === text ? undefined : { homes: text.slice(0, -place.length - 1), place };
}

/**
 * Reads homes in a place from a text: words for the homes, "in" and the place, or the place before or after a
 * known word for homes; all with bedrooms and a price. Undefined for other text.
 */
export function homePhrase(text: string): HomePhrase | undefined {
  const whole = fold(text);
  const plain = whole.replace(HIGHEST, '').replace(LOWEST, '').replaceAll(/ +/g, ' ').trim();
  const prices = { minPrice: dollarsOf(LOWEST, whole), maxPrice: dollarsOf(HIGHEST, whole) };
  const inPlace = IN_PLACE.exec(plain)?.groups;
  const afterPlace = AFTER_PLACE.exec(plain)?.groups;
  const isAfter = wordsOf(afterPlace?.['homes'] ?? '').some(namesHome);
  const { homes, place } = inPlace ?? (isAfter ? afterPlace : beforePlace(plain)) ?? {};
  if (!homes || !place) return undefined;
  const filters = filtersFor(homes, prices);
  const priceWords = [LOWEST, HIGHEST].flatMap((pattern) => pattern.exec(whole)?.[0] ?? []);
  const isBare = !inPlace && !isAfter && priceWords.length === 0 && leastBeds(homes) === 0;
  return {
    place,
    homes: [homes, ...priceWords].join(' '),
    filters,
    isSure: filters !== '' && !isBare,
  };
}
