import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { type Derived, type ListingDirectory, publicEntry } from './listing-directory.ts';
import type { ListingEntry } from './entry-store.ts';
import { listsForm, plainForm } from './saved-forms.ts';

/** The number of homes of one kind on the market in a part of a city. */
export type ActiveCount = {
  readonly boardId: number;
  /** residential, condo or commercial. */
  readonly class: string;
  readonly area: string | null;
  /** As a URL segment; null for homes in no known neighbourhood. */
  readonly neighbourhood: string | null;
  readonly count: number;
};

export type ListingTotals = {
  readonly listings: number;
  readonly active: number;
  /** ISO time of the latest change of a public listing. */
  readonly updatedOn: string | null;
  /** The most frequent first. */
  readonly propertyTypes: readonly string[];
};

/** The gazetteer's key of a city: "ON/toronto". */
function cityKey({ city, state }: ListingEntry): string {
  return `${provinceOf(state)?.code ?? state}/${slug(city)}`;
}

function partOf({ boardId, class: kind, area, neighborhood }: ListingEntry) {
  return {
    boardId,
    class: (kind ?? '').replace(/Property$/, '').toLowerCase(),
    area,
    neighbourhood: neighborhood === null ? null : slug(neighborhood),
  };
}

type City = { readonly key: string; readonly counts: Map<string, ActiveCount> };

/** Counts by the texts as they are written: there are many entries, but few different texts. */
function* countsByWriting(entries: Iterable<ListingEntry>): SlicedWork<Iterable<City>> {
  const cities = new Map<string, City>();
  for (const listing of entries) {
    yield;
    if (listing.status !== 'A') continue;
    const entry = publicEntry(listing);
    const placeKey = `${entry.city}|${entry.state}`;
    const city = cities.get(placeKey) ?? { key: cityKey(entry), counts: new Map() };
    cities.set(placeKey, city);
    const part = `${entry.boardId}|${entry.class}|${entry.area}|${entry.neighborhood}`;
    const earlier = city.counts.get(part);
    city.counts.set(part, { ...(earlier ?? partOf(entry)), count: (earlier?.count ?? 0) + 1 });
  }
  return cities.values();
}

function* countsByCity(entries: Iterable<ListingEntry>): SlicedWork<CountsByCity> {
  const counts = new Map<string, ActiveCount[]>();
  for (const { key, counts: more } of yield* countsByWriting(entries)) {
    counts.set(key, [...(counts.get(key) ?? []), ...more.values()]);
  }
  return counts;
}

function* totals(entries: Iterable<ListingEntry>): SlicedWork<ListingTotals> {
  let [listings, active] = [0, 0];
  let updatedOn: string | null = null;
  const kinds = new Map<string, number>();
  for (const listing of entries) {
    yield;
    const entry = publicEntry(listing);
    listings += 1;
    if (entry.status === 'A') active += 1;
    if ((entry.updatedOn ?? '') > (updatedOn ?? '')) updatedOn = entry.updatedOn;
    const kind = entry.propertyType;
    if (kind !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const propertyTypes = [...kinds].toSorted((a, b) => b[1] - a[1]).map(([kind]) => kind);
  return { listings, active, updatedOn, propertyTypes };
}

/** Homes on the market by the key of their city. */
export type CountsByCity = ReadonlyMap<string, readonly ActiveCount[]>;

/** Homes on the market, counted by public facts; the same map until these change. */
export function activeCounts(directory: ListingDirectory): Derived<CountsByCity> {
  return directory.derive(countsByCity, listsForm('active counts'));
}

/** Totals over all listings, by public facts. */
export function listingTotals(directory: ListingDirectory): Derived<ListingTotals> {
  return directory.derive(totals, plainForm('totals'));
}
