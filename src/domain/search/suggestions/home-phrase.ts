import { fold } from '#src/lib/text/fold.ts';
import { writeFilters } from '../filter-address.ts';
import { AT_LEAST } from '../filters/at-least.ts';
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

const BEDS =
  /\b(?:with )?(?<count>[1-9]|one|two|three|four|five)\+?[ -]?(?:bed(?:room)?s?|bdrms?|br)\b/;
const BED_WORDS = ['', 'one', 'two', 'three', 'four', 'five'];

const AMOUNT = String.raw`\$?(?<amount>\d[\d,]*(?:\.\d+)?) ?(?<unit>k|thousand|m|mil(?:lion)?)?\b`;
const MOST = 'under|below|up to|less than|max';
const LEAST = 'over|above|more than|at least|min';
const HIGHEST = new RegExp(String.raw`\b(?:${MOST}) ${AMOUNT}`);
const LOWEST = new RegExp(String.raw`\b(?:${LEAST}) ${AMOUNT}`);
/** A price that is still being typed. */
const UNFINISHED = new RegExp(String.raw` (?:${MOST}|${LEAST})(?: \$)?$`);

/** Prices for sale below these are meant in millions, "under 1.5", and in thousands, "under 700". */
const LEAST_THOUSANDS = 20;
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
  const isShort = unit === '' && !LEASE.test(text);
  const isMillions = unit.startsWith('m') || (isShort && number < LEAST_THOUSANDS);
  if (isMillions) return Math.round(number * 1_000_000);
  const isThousands = unit !== '' || (isShort && number < LEAST_DOLLARS);
  return Math.round(isThousands ? number * 1000 : number);
}

function leastBeds(text: string): (typeof AT_LEAST)[number] {
  const count = BEDS.exec(text)?.groups?.['count'] ?? '0';
  const number = Number(count) || BED_WORDS.indexOf(count);
  return AT_LEAST.findLast((choice) => choice <= Math.max(0, number)) ?? 0;
}

function filtersFor(homes: string, text: string): string {
  const [homeTypes] = wordsOf(homes).flatMap((word) => [HOME_WORDS.get(word) ?? []].filter(isAny));
  const filters = defaultFilters(LEASE.test(homes) ? 'lease' : 'sale');
  const query = new URLSearchParams();
  const choices = {
    homeTypes: [...(homeTypes ?? [])],
    minBeds: leastBeds(text),
    minPrice: dollarsOf(LOWEST, text),
    maxPrice: dollarsOf(HIGHEST, text),
  };
  writeFilters({ ...filters, ...choices }, query);
  return query.toString();
}

const isAny = (homeTypes: readonly HomeType[]) => homeTypes.length > 0;
const namesHome = (word: string) => HOME_WORDS.has(word) || ANY_HOME.has(word);

type Words = { readonly homes: string; readonly place: string };

/** "condos for sale" and "toronto" of "condos for sale toronto". */
function beforePlace(text: string): Words | undefined {
  const words = text.split(' ');
  const homeWords = words.findIndex((word) => !wordsOf(word).some(namesHome));
  if (homeWords < 1) return undefined;
  const place = words.slice(homeWords).join(' ').replace(OFFERED, '');
  return { homes: text.slice(0, -place.length - 1), place };
}

/** The words for the homes and for their place, and whether the two can be told apart with certainty. */
function splitPhrase(text: string): (Words & { readonly isCertain: boolean }) | undefined {
  const { homes, place } = IN_PLACE.exec(text)?.groups ?? {};
  if (homes && place) return { homes, place, isCertain: true };
  const after = AFTER_PLACE.exec(text)?.groups ?? {};
  if (after['homes'] && after['place'] && wordsOf(after['homes']).some(namesHome)) {
    return { homes: after['homes'], place: after['place'], isCertain: true };
  }
  const before = beforePlace(text);
  return before && { ...before, isCertain: false };
}

/**
 * Reads homes in a place from a text: words for the homes, "in" and the place, or the place before or after a
 * known word for homes, or alone with bedrooms or a price. Undefined for other text.
 */
export function homePhrase(text: string): HomePhrase | undefined {
  const whole = fold(text);
  const limits = [BEDS, LOWEST, HIGHEST];
  const [beds = '', ...prices] = limits.map((limit) => limit.exec(whole)?.[0] ?? '');
  const hasLimits = beds !== '' || prices.some((words) => words !== '');
  const plain = limits
    .reduce((rest, limit) => rest.replace(limit, ''), whole)
    .replace(UNFINISHED, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  const alone =
    hasLimits && plain !== '' ? { homes: '', place: plain, isCertain: true } : undefined;
  const words = splitPhrase(plain) ?? alone;
  if (!words) return undefined;
  const filters = filtersFor(words.homes, whole);
  return {
    place: words.place,
    homes: [beds, words.homes, ...prices].filter(Boolean).join(' '),
    filters,
    isSure: filters !== '' && (words.isCertain || hasLimits),
  };
}
