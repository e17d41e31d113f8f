import {
  AT_LEAST,
  CLOSED_WITHIN_DAYS,
  CLOSED_WITHIN_DEFAULT,
  KEYWORDS_LIMIT,
  LISTED_WITHIN_DAYS,
  MIN_SQFT,
} from './filter-choices.ts';
import { defaultFilters, type SearchFilters, withPrices, withShown } from './filters.ts';
import { HOME_TYPES } from './home-types.ts';

/**
 * The names under which filters stand in a page's address. They are also the names of the fields of
 * the filter form, so that a form sent without JavaScript says the same.
 */
export const FILTER_NAMES = [
  'type',
  'minPrice',
  'maxPrice',
  'show',
  'days',
  'soldDays',
  'home',
  'beds',
  'baths',
  'sqft',
  'keywords',
] as const;

/** How "All" is written where leaving it out means something else. */
export const ALL_DAYS = 'all';

function readDollars(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function oneOf<Value>(choices: readonly Value[], text: string | null): Value | undefined {
  return text ? choices.find((choice) => String(choice) === text) : undefined;
}

function readShown(filters: SearchFilters, query: URLSearchParams): SearchFilters {
  const show = query.getAll('show');
  const days = query.get('soldDays');
  const closed = oneOf(CLOSED_WITHIN_DAYS, days) ?? CLOSED_WITHIN_DEFAULT;
  const asked = { showActive: show.includes('active'), showClosed: show.includes('sold') };
  const shown = withShown(filters, asked) ?? filters;
  if (!shown.showClosed) return shown;
  return { ...shown, closedWithinDays: days === ALL_DAYS ? null : closed };
}

/** Reads filters from a page's address; anything unreadable is the default. */
export function readFilters(query: URLSearchParams): SearchFilters {
  const type = query.get('type') === 'lease' ? 'lease' : 'sale';
  const defaults = defaultFilters(type);
  const priced =
    query.has('minPrice') || query.has('maxPrice')
      ? withPrices(defaults, {
          minPrice: readDollars(query.get('minPrice')),
          maxPrice: readDollars(query.get('maxPrice')),
        })
      : defaults;
  const shown = readShown(priced, query);
  return {
    ...shown,
    listedWithinDays: shown.showActive
      ? (oneOf(LISTED_WITHIN_DAYS, query.get('days')) ?? null)
      : null,
    homeTypes: HOME_TYPES.filter((homeType) => query.getAll('home').includes(homeType)),
    minBeds: oneOf(AT_LEAST, query.get('beds')) ?? 0,
    minBaths: oneOf(AT_LEAST, query.get('baths')) ?? 0,
    minSqft: oneOf(MIN_SQFT, query.get('sqft')) ?? null,
    keywords: cleanKeywords(query.get('keywords') ?? ''),
  };
}

/** Keywords as they are searched: single spaces, at most `KEYWORDS_LIMIT` characters. */
export function cleanKeywords(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, KEYWORDS_LIMIT).trim();
}

function pricesSaid({ type, minPrice, maxPrice }: SearchFilters): [string, string][] {
  const defaults = defaultFilters(type);
  if (minPrice === defaults.minPrice && maxPrice === defaults.maxPrice) return [];
  return [
    ['minPrice', String(minPrice ?? 0)],
    ...(maxPrice === null ? [] : [['maxPrice', String(maxPrice)] satisfies [string, string]]),
  ];
}

function shownSaid({ showActive, showClosed, closedWithinDays }: SearchFilters) {
  if (!showClosed) return [];
  const said: [string, string][] = showActive ? [['show', 'active']] : [];
  said.push(['show', 'sold']);
  if (closedWithinDays !== CLOSED_WITHIN_DEFAULT) {
    said.push(['soldDays', String(closedWithinDays ?? ALL_DAYS)]);
  }
  return said;
}

/** Writes into a page's address only what differs from the defaults. */
export function writeFilters(filters: SearchFilters, query: URLSearchParams): void {
  for (const name of FILTER_NAMES) query.delete(name);
  const said: [string, string | number | null][] = [
    ['type', filters.type === 'sale' ? null : filters.type],
    ...pricesSaid(filters),
    ...shownSaid(filters),
    ['days', filters.listedWithinDays],
    ...filters.homeTypes.map((homeType) => ['home', homeType] satisfies [string, string]),
    ['beds', filters.minBeds],
    ['baths', filters.minBaths],
    ['sqft', filters.minSqft],
    ['keywords', filters.keywords],
  ];
  for (const [name, value] of said) if (value) query.append(name, String(value));
}
