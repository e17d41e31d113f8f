import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { persistentAtom } from '@nanostores/persistent';
import { detailPath } from '#src/domain/routes.ts';
import { type Suggestion, suggestionKey } from '#src/domain/search/suggestions/suggestions.ts';
import { parsedJson } from '../../shell/storage/stored-json.ts';
import '../../shell/storage/persistent-engine.ts';

const STORAGE_KEY = 'realty:recent-searches';
const RECENT_LIMIT = 5;

const text = z.string().check(z.maxLength(200));

/** A home is remembered without its price, and without its street unless anyone may see it. */
const RecentListing = z.object({
  mlsNumber: z.string().check(z.regex(/^[a-z\d-]{1,32}$/i)),
  boardId: z.int().check(z.minimum(1)),
  city: text,
  state: text,
  street: z.nullable(text),
});
const RecentSearch = z.union([
  z.object({ kind: z.literal('place'), place: PlaceSuggestion }),
  z.object({ kind: z.literal('listing'), listing: RecentListing }),
]);
type RecentSearch = z.infer<typeof RecentSearch>;
const RecentSearches = z.array(RecentSearch).check(z.maxLength(RECENT_LIMIT));

function recentSearchOf(suggestion: Suggestion): RecentSearch {
  if (suggestion.kind === 'place') return { kind: 'place', place: suggestion.place };
  const { mlsNumber, boardId, city, state, street, isPublic } = suggestion.listing;
  const listing = { mlsNumber, boardId, city, state, street: isPublic ? street : null };
  return { kind: 'listing', listing };
}

function suggestionOf(recent: RecentSearch): Suggestion {
  if (recent.kind === 'place') return recent;
  const { listing } = recent;
  const { mlsNumber, boardId, city, state, street } = listing;
  const path = detailPath({ mlsNumber, boardId, address: { city, state } });
  return { kind: 'listing', listing: { ...listing, price: null, isPublic: street !== null, path } };
}

function decodeSearches(text: string): readonly Suggestion[] {
  const recent = RecentSearches.safeParse(parsedJson(STORAGE_KEY, text));
  return recent.success ? recent.data.map(suggestionOf) : [];
}

/** The last picks, the latest first; the same in all tabs. */
export const $recentSearches = persistentAtom<readonly Suggestion[]>(STORAGE_KEY, [], {
  encode: (searches) => JSON.stringify(searches.map(recentSearchOf)),
  decode: decodeSearches,
});

/** Puts a picked suggestion first, and the oldest away when there are more than `RECENT_LIMIT`. */
export function rememberSearch(suggestion: Suggestion): void {
  const latest = suggestionOf(recentSearchOf(suggestion));
  const others = $recentSearches
    .get()
    .filter((each) => suggestionKey(each) !== suggestionKey(latest));
  $recentSearches.set([latest, ...others].slice(0, RECENT_LIMIT));
}

export function clearRecentSearches(): void {
  $recentSearches.set([]);
}
