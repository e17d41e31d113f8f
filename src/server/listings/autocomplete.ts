import {
  AUTOCOMPLETE_FIELDS,
  type AutocompleteField,
  type AutocompleteQuery,
  SHORTEST_SEARCH,
} from '#src/contract/autocomplete.ts';
import type { Viewer } from '../viewer.ts';
import { autocompleteIndex, type WordRules } from './autocomplete-index.ts';
import { autocompleteMatches, type Scores } from './autocomplete-matches.ts';
import { type ListingDirectory, publicEntry } from './listing-directory.ts';
import type { ListingEntry } from './repository.ts';
import { pickFields } from './pick-fields.ts';
import type { ListingRepository } from './repository.ts';

export type AutocompleteParts = {
  readonly directory: ListingDirectory;
  readonly repository: Pick<ListingRepository, 'find'>;
  readonly rules: WordRules;
};

/** The best ranks; of equal scores the lower rank. */
function best(scores: Scores, limit: number): number[] {
  const top: (readonly [rank: number, score: number])[] = [];
  for (const scored of scores) {
    const last = top.at(-1);
    if (top.length >= limit && last && comesFirst(last, scored)) continue;
    const at = top.findIndex((other) => comesFirst(scored, other));
    top.splice(at < 0 ? top.length : at, 0, scored);
    if (top.length > limit) top.pop();
  }
  return top.map(([rank]) => rank);
}

type Scored = readonly [rank: number, score: number];

function comesFirst([rank, score]: Scored, [otherRank, otherScore]: Scored): boolean {
  return score === otherScore ? rank < otherRank : score > otherScore;
}

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

/**
 * Suggests listings while one types. For an anonymous viewer a restricted listing is only known by
 * its number and city, in an index of its own: no question meets a hidden value.
 */
export function autocomplete({ directory, repository, rules }: AutocompleteParts) {
  const indexes = {
    verified: directory.derived((entries) => autocompleteIndex(entries, rules)),
    anonymous: directory.derived((entries) =>
      autocompleteIndex(Iterator.from(entries).map(publicEntry), rules),
    ),
  };

  return async (query: AutocompleteQuery, viewer: Viewer) => {
    const index = indexes[viewer]();
    const named = query.searchFields?.filter(isField);
    const wants = (field: AutocompleteField) => !named || named.includes(field);
    const [text = ''] = query.search.split(',');
    const entryOf = (rank: number) => index.entries[rank];
    const found =
      text.trim().length < SHORTEST_SEARCH
        ? new Map()
        : autocompleteMatches(index, text, wants, rules);
    const isKept = (rank: number) => {
      const entry = entryOf(rank);
      return entry !== undefined && isWanted(query, entry);
    };
    const scores: Scores =
      query.type || query.status ? new Map([...found].filter(([rank]) => isKept(rank))) : found;
    const keys = best(scores, query.resultsPerPage).flatMap((rank) => entryOf(rank) ?? []);
    const listings = await Promise.all(keys.map((key) => repository.find(key, viewer)));
    return {
      page: 1,
      numPages: Math.ceil(scores.size / query.resultsPerPage),
      pageSize: query.resultsPerPage,
      count: scores.size,
      listings: listings.flatMap((one) => (one ? [pickFields(one, query.fields)] : [])),
      ...(query.aggregates
        ? {
            aggregates: {
              address: {
                city: cityCounts([...scores.keys()].flatMap((rank) => entryOf(rank) ?? [])),
              },
            },
          }
        : {}),
    };
  };
}
