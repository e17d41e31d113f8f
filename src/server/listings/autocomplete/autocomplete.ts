import {
  AUTOCOMPLETE_FIELDS,
  type AutocompleteField,
  type AutocompleteQuery,
} from '#src/contract/listings/autocomplete/autocomplete.ts';
import { AUTOCOMPLETE_FORM } from './autocomplete-form.ts';
import { canSeeRestricted, type Viewer } from '../../http/viewer.ts';
import {
  type AutocompleteIndex,
  type AutocompleteIndexes,
  autocompleteIndexes,
  byRank,
  excludeListings,
} from './autocomplete-index.ts';
import {
  autocompleteMatches,
  type Indexes,
  type NameScores,
  rateListings,
} from './autocomplete-matches.ts';
import { rateBestOfCities } from './best-of-cities.ts';
import type { Layers } from '../directory/layers.ts';
import {
  type Derived,
  type ListingDirectory,
  readDerived,
} from '../directory/listing-directory.ts';
import type { ListingEntry } from '../directory/entry-store.ts';
import { listItemsByKey } from '../list-items.ts';
import type { ListingRepository } from '../repository.ts';

type AutocompleteDependencies = {
  readonly directory: ListingDirectory;
  readonly repository: Pick<ListingRepository, 'findAll' | 'findSummaries'>;
};

function cityCounts(entries: Iterable<ListingEntry>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { city } of entries) counts.set(city, (counts.get(city) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted((a, b) => b[1] - a[1]));
}

function isWanted({ type, status }: AutocompleteQuery, entry: ListingEntry): boolean {
  return (
    (!type || type.some((word) => word === entry.type.toLowerCase())) &&
    (!status || status.some((code) => code === entry.status))
  );
}

function isField(name: string): name is AutocompleteField {
  return (AUTOCOMPLETE_FIELDS as readonly string[]).includes(name);
}

/** Rates the listings of the cities a text may mean, and returns the number of all matches of the query. */
function rateAndCount(index: AutocompleteIndex, query: AutocompleteQuery, cities: NameScores) {
  const { scores, entries } = index;
  const areAllLookedAt = query.type || query.status || query.aggregates;
  if (!areAllLookedAt) return rateBestOfCities(index, cities, query.resultsPerPage);
  rateListings(scores, cities);
  scores.keep((rank) => {
    const entry = entries.at(rank);
    return entry !== undefined && isWanted(query, entry);
  });
  return scores.size;
}

/** A matching listing and its score. */
type Match = { readonly entry: ListingEntry; readonly score: number };

function bestOf({ scores, entries }: AutocompleteIndex, limit: number): Match[] {
  return scores.best(limit).flatMap((rank) => {
    const entry = entries.at(rank);
    return entry ? [{ entry, score: scores.scoreOf(rank) }] : [];
  });
}

const byScore = (one: Match, other: Match) =>
  other.score - one.score || byRank(one.entry, other.entry);

/** The matches of a query. Must not wait for anything: the next question uses the same scores. */
function matchesOf(indexes: Indexes, query: AutocompleteQuery) {
  const { resultsPerPage: limit, aggregates } = query;
  const textFields = query.searchFields?.filter(isField);
  const isFieldSearched = (field: AutocompleteField) => !textFields || textFields.includes(field);
  const [text = ''] = query.search.split(',');
  const cities = autocompleteMatches(indexes, text, isFieldSearched);
  const counts = indexes.map((index, at) => rateAndCount(index, query, cities[at] ?? new Map()));
  const best = indexes.flatMap((index) => bestOf(index, limit)).toSorted(byScore);
  const all = () =>
    indexes.flatMap(({ scores, entries }) =>
      [...scores.ranks()].flatMap((rank) => entries.at(rank) ?? []),
    );
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    keys: best.slice(0, limit).map(({ entry }) => entry),
    aggregates: aggregates && { address: { city: cityCounts(all()) } },
  };
}

/** The indexes that answer together, by viewer: replaced listings are left out of the older one. */
type TogetherByViewer = Readonly<Record<keyof AutocompleteIndexes, Indexes>>;

function together(layersOf: Derived<Layers<AutocompleteIndexes>>): Derived<TogetherByViewer> {
  let latest: { readonly base: AutocompleteIndexes; readonly leftOut: number } | undefined;
  const indexesNow = (): TogetherByViewer => {
    const { base, changes, replacedIds } = layersOf();
    const leftOut = latest?.base === base ? latest.leftOut : 0;
    for (const index of [base.verified, base.anonymous]) {
      if (leftOut < replacedIds.size) excludeListings(index, replacedIds.values().drop(leftOut));
    }
    latest = { base, leftOut: replacedIds.size };
    return {
      verified: [base.verified, changes.verified],
      anonymous: [base.anonymous, changes.anonymous],
    };
  };
  const { isMade, whenMade } = layersOf;
  return Object.assign(indexesNow, { isMade, whenMade });
}

/**
 * Suggests listings while a person types. For an anonymous viewer a restricted listing is found only by its
 * number and city, in a separate index: no question meets a hidden value.
 */
export function autocomplete({ directory, repository }: AutocompleteDependencies) {
  const indexes = together(directory.deriveLayers(autocompleteIndexes, AUTOCOMPLETE_FORM));

  return async (query: AutocompleteQuery, viewer: Viewer) => {
    const { verified, anonymous } = await readDerived(indexes);
    const { keys, count, aggregates } = matchesOf(
      canSeeRestricted(viewer) ? verified : anonymous,
      query,
    );
    const { fields } = query;
    return {
      page: 1,
      numPages: Math.ceil(count / query.resultsPerPage),
      pageSize: query.resultsPerPage,
      count,
      listings: [...(await listItemsByKey({ keys, fields }, viewer, repository))],
      ...(aggregates ? { aggregates } : {}),
    };
  };
}
