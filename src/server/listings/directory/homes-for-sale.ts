import { provinceOf } from '#src/domain/places/provinces.ts';
import { isOffered } from '#src/domain/listing/status/status.ts';
import { activeQuery } from '#src/domain/search/filter-query.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { ListingEntry } from './entry-store.ts';
import type { Derived, ListingDirectory } from './listing-directory.ts';
import { mapForm } from './saved-forms.ts';

/** The number of homes that the default search of a city finds, for anonymous and for verified viewers. */
export type HomesForSale = { readonly anonymous: number; readonly verified: number };

/** By the gazetteer's key of the city: "ON/toronto". */
export type HomesByCity = ReadonlyMap<string, HomesForSale>;

/** The property classes in the search of a new visitor; its day does not affect them. */
const CLASSES = new Set<string>(activeQuery(defaultFilters('sale'), '2000-01-01')?.class ?? []);

function isForSale({ status, type, class: kind }: ListingEntry): boolean {
  const word = (kind ?? '').replace(/Property$/, '').toLowerCase();
  return status === 'A' && type === 'Sale' && CLASSES.has(word);
}

/**
 * Counts as the search counts: an anonymous viewer sees that a restricted home is on the market, but not
 * that it is sold conditionally.
 */
function* homesByCity(entries: Iterable<ListingEntry>): SlicedWork<HomesByCity> {
  const counts = new Map<string, { anonymous: number; verified: number }>();
  for (const entry of entries) {
    yield;
    if (!isForSale(entry)) continue;
    const { city, state, lastStatus, isRestricted } = entry;
    const key = `${provinceOf(state)?.code ?? state}/${slug(city)}`;
    const count = counts.get(key) ?? { anonymous: 0, verified: 0 };
    counts.set(key, count);
    const isFree = isOffered(lastStatus ?? '');
    if (isFree) count.verified += 1;
    if (isFree || isRestricted) count.anonymous += 1;
  }
  return counts;
}

/** Homes for sale by city, counted as the initial search of a visitor finds them. */
export function homesForSale(directory: ListingDirectory): Derived<HomesByCity> {
  return directory.derive(homesByCity, mapForm('homes for sale'));
}
