import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { atom, onMount } from 'nanostores';
import { detailPath } from '#src/domain/routes.ts';
import { type Suggestion, suggestionKey } from '#src/domain/search/suggestions.ts';
import { keepText } from '../shell/browser-storage.ts';
import { keptJson } from '../shell/kept-json.ts';

const STORAGE_KEY = 'larchway:recent-searches';
const RECENT_LIMIT = 5;

const text = z.string().check(z.maxLength(200));

/** A home is remembered without its price, and without its street unless anyone may see it. */
const RecentListing = z.object({
  mlsNumber: z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/)),
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

function remembered(suggestion: Suggestion): RecentSearch {
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

function read(): Suggestion[] {
  const kept = RecentSearches.safeParse(keptJson('local', STORAGE_KEY));
  return kept.success ? kept.data.map(suggestionOf) : [];
}

/** What was picked last, the latest first. */
export const $recentSearches = atom<readonly Suggestion[]>([]);

onMount($recentSearches, () => $recentSearches.set(read()));

function keep(searches: readonly Suggestion[]): void {
  keepText('local', STORAGE_KEY, JSON.stringify(searches.map(remembered)));
  $recentSearches.set(read());
}

/** Puts a picked suggestion first, and the oldest away when there are more than `RECENT_LIMIT`. */
export function rememberSearch(picked: Suggestion): void {
  const others = read().filter((each) => suggestionKey(each) !== suggestionKey(picked));
  keep([picked, ...others].slice(0, RECENT_LIMIT));
}

export function clearRecentSearches(): void {
  keep([]);
}
