import { provinceOf } from '#src/domain/provinces.ts';
import { slug } from '#src/lib/fold.ts';
import { type ListingDirectory, publicEntry } from './listing-directory.ts';
import type { ListingEntry } from './repository.ts';

/** How many homes of one kind are on the market in a part of a city. */
export type ActiveCount = {
  readonly boardId: number;
  /** residential, condo or commercial. */
  readonly class: string;
  readonly area: string | null;
  /** As a URL segment; null for those of no known neighbourhood. */
  readonly neighbourhood: string | null;
  readonly count: number;
};

export type ListingTotals = {
  readonly listings: number;
  readonly active: number;
  /** ISO time of the latest change of a listing anyone may see. */
  readonly updatedOn: string | null;
  /** The most frequent first. */
  readonly propertyTypes: readonly string[];
};

/** The key of a city as the gazetteer has it: "ON/toronto". */
function cityKey({ city, state }: ListingEntry): string {
  return `${provinceOf(state)?.code ?? state}/${slug(city)}`;
}

function partOf(entry: ListingEntry): Omit<ActiveCount, 'count'> {
  const { boardId, area, neighborhood } = entry;
  return {
    boardId,
    class: (entry.class ?? '').replace(/Property$/, '').toLowerCase(),
    area,
    neighbourhood: neighborhood === null ? null : slug(neighborhood),
  };
}

function countsByCity(
  entries: Iterable<ListingEntry>,
): ReadonlyMap<string, readonly ActiveCount[]> {
  const active = [...Iterator.from(entries).map(publicEntry)].filter(
    ({ status }) => status === 'A',
  );
  const cities = Map.groupBy(active, cityKey);
  return new Map(
    [...cities].map(([key, members]) => {
      const parts = Map.groupBy(members, (entry) => Object.values(partOf(entry)).join('|'));
      const counts = [...parts.values()].flatMap((group) =>
        group[0] ? [{ ...partOf(group[0]), count: group.length }] : [],
      );
      return [key, counts];
    }),
  );
}

function totals(entries: Iterable<ListingEntry>): ListingTotals {
  const all = [...Iterator.from(entries).map(publicEntry)];
  const kinds = Map.groupBy(all, ({ propertyType }) => propertyType);
  return {
    listings: all.length,
    active: all.filter(({ status }) => status === 'A').length,
    updatedOn: all.reduce<string | null>(
      (latest, { updatedOn }) => ((updatedOn ?? '') > (latest ?? '') ? updatedOn : latest),
      null,
    ),
    propertyTypes: [...kinds]
      .toSorted((a, b) => b[1].length - a[1].length)
      .flatMap(([kind]) => (kind === null ? [] : [kind])),
  };
}

/** Homes on the market by city, counted by what everyone may know of them. */
export function activeCounts(
  directory: ListingDirectory,
): (cityKey: string) => readonly ActiveCount[] {
  const counts = directory.derived(countsByCity);
  return (key) => counts().get(key) ?? [];
}

/** What there is in all, counted by what everyone may know of it. */
export function listingTotals(directory: ListingDirectory): () => ListingTotals {
  return directory.derived(totals);
}
