import {
  AUTOCOMPLETE_FIELDS,
  type AutocompleteField,
  type AutocompleteQuery,
  SHORTEST_SEARCH,
} from '#src/contract/autocomplete.ts';
import type { Viewer } from '../viewer.ts';
import { autocompleteIndex, type WordRules } from './autocomplete-index.ts';
import { autocompleteMatches } from './autocomplete-matches.ts';
import { type ListingDirectory, publicEntry } from './listing-directory.ts';
import type { ListingEntry } from './repository.ts';
import { fieldPicker } from './field-picker.ts';
import type { ListingRepository } from './repository.ts';

export type AutocompleteParts = {
  readonly directory: ListingDirectory;
  readonly repository: Pick<ListingRepository, 'find'>;
  readonly rules: WordRules;
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
    const { scores } = index;
    if (text.trim().length < SHORTEST_SEARCH) scores.clear();
    else autocompleteMatches(index, text, wants, rules);
    if (query.type || query.status) {
      scores.keep((rank) => {
        const entry = entryOf(rank);
        return entry !== undefined && isWanted(query, entry);
      });
    }
    const keys = scores.best(query.resultsPerPage).flatMap((rank) => entryOf(rank) ?? []);
    const count = scores.size;
    // Before anything is waited for: the next question uses the same scores.
    const aggregates = query.aggregates && {
      address: { city: cityCounts([...scores.ranks()].flatMap((rank) => entryOf(rank) ?? [])) },
    };
    const listings = await Promise.all(keys.map((key) => repository.find(key, viewer)));
    return {
      page: 1,
      numPages: Math.ceil(count / query.resultsPerPage),
      pageSize: query.resultsPerPage,
      count,
      listings: listings.filter((one) => one !== undefined).map(fieldPicker(query.fields)),
      ...(aggregates ? { aggregates } : {}),
    };
  };
}
