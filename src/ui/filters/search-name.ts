import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import type { FilterChip } from '#src/domain/search/filters/registry.ts';
import type { AddressSearch, SearchPlace } from '#src/domain/search/saved/search-address.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { chipText } from './filter-texts.ts';

type Search = Pick<AddressSearch, 'place' | 'filters'>;

/** The filters people name first when they describe the homes they look for. */
const FIRST_IN_NAME: readonly FilterChip['kind'][] = [
  'closed',
  'homeType',
  'beds',
  'baths',
  'price',
  'budget',
];

function rank({ kind }: FilterChip): number {
  const index = FIRST_IN_NAME.indexOf(kind);
  return index < 0 ? FIRST_IN_NAME.length : index;
}

function placeText(place: SearchPlace, locale: Locale): string {
  const { places, drawnAreas } = savedSearchesTexts(locale);
  if (place.kind === 'named') return place.name;
  return place.kind === 'drawn' ? drawnAreas(place.areas) : places[place.kind];
}

/** Words within a name begin in lower case; quoted text stays as its visitor wrote it. */
function withinName(chip: FilterChip, locale: Locale): string {
  const words = savedSearchesTexts(locale);
  if (chip.kind === 'keywords') return chipText(chip, locale);
  if (chip.kind === 'price' && (chip.minPrice === null) !== (chip.maxPrice === null)) {
    const amount = abbreviateDollars(chip.minPrice ?? chip.maxPrice ?? 0, locale);
    return chip.minPrice === null ? words.priceTo(amount) : words.priceFrom(amount);
  }
  return chipText(chip, locale).replaceAll(/\p{Lu}(?=\p{Ll})/gu, (letter) =>
    letter.toLocaleLowerCase(locale),
  );
}

function namePartsOf({ place, filters }: Search, locale: Locale): string[] {
  const words = savedSearchesTexts(locale);
  const chips = activeFilters(filters).map(({ chip }) => chip);
  const inOrder = chips.toSorted((one, other) => rank(one) - rank(other));
  const isPlain = filters.type === 'sale' && chips.length > 0;
  return [
    placeText(place, locale),
    ...(isPlain ? [] : [words.types[filters.type]]),
    ...inOrder.map((chip) => withinName(chip, locale)),
  ];
}

/**
 * The name of a search from its place and filters: "Downtown Toronto, 2+ beds, to $800K". Parts for which
 * there is no room are left out whole.
 */
export function searchName(search: Search, locale: Locale): string {
  const limit = CUSTOMER_LIMITS.searchName;
  const [place = '', ...parts] = namePartsOf(search, locale);
  return parts.reduce(
    (name, part) => (`${name}, ${part}`.length <= limit ? `${name}, ${part}` : name),
    place.slice(0, limit).trim(),
  );
}

/** The criteria of a search, each in a few words: where, for sale or lease, and every active filter. */
export function searchCriteria({ place, filters }: Search, locale: Locale): string[] {
  const { types } = savedSearchesTexts(locale);
  const type = types[filters.type];
  return [
    placeText(place, locale),
    type.charAt(0).toLocaleUpperCase(locale) + type.slice(1),
    ...activeFilters(filters).map(({ chip }) => chipText(chip, locale)),
  ];
}
