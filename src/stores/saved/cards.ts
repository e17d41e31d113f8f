import { atom, computed, onMount } from 'nanostores';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { success } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';
import { findListings, type ListingsByKey } from '../listing/listings-by-key.ts';
import { $savedHomes } from './saved.ts';
import { $userId } from '../session/session.ts';
import { $termsAcceptances } from '../session/signed-in.ts';

/** A saved home with its card; without a listing it is off the market. */
export type SavedCard = { readonly home: KeyedListing; readonly listing: AnySummary | null };

const CARDS_AT_ONCE = 24;

/** How many of the saved homes are shown. */
const $cardLimit = atom(CARDS_AT_ONCE);

export function showMoreCards(): void {
  $cardLimit.set($cardLimit.get() + CARDS_AT_ONCE);
}

const $fetchedCards = atom<AsyncState<ListingsByKey>>({ kind: 'idle' });
const request = loadLatest($fetchedCards);

/** Fetches the shown listings that are not loaded yet. */
function load(): void {
  const cachedCards = currentValue($fetchedCards.get()) ?? new Map<string, AnySummary | null>();
  const visibleHomes = $savedHomes.get().slice(0, $cardLimit.get());
  const missing = visibleHomes.filter((home) => !cachedCards.has(listingKey(home)));
  if (missing.length === 0 && $fetchedCards.get().kind === 'ready') return;
  void request.load(async (signal) => {
    if (missing.length === 0) return success(cachedCards);
    const reply = await findListings(missing, signal);
    return reply.ok ? success(new Map([...cachedCards, ...reply.value])) : reply;
  });
}

/** Tries again after a failure. */
export function reloadSavedCards(): void {
  load();
}

/** The saved homes that are shown, the latest first. */
export const $savedCards = computed(
  [$savedHomes, $cardLimit, $fetchedCards],
  (savedHomes, limit, fetchState) => {
    const summaries = currentValue(fetchState);
    const cards = savedHomes.slice(0, limit).flatMap((home): SavedCard[] => {
      const listing = summaries?.get(listingKey(home));
      return listing === undefined ? [] : [{ home, listing }];
    });
    return {
      kind: fetchState.kind,
      cards,
      count: savedHomes.length,
      waiting: Math.min(savedHomes.length, limit) - cards.length,
    };
  },
);

onMount($fetchedCards, () => {
  // Another viewer sees other homes.
  const loadAll = () => {
    $fetchedCards.set({ kind: 'idle' });
    load();
  };
  const stops = [
    ...[$savedHomes, $cardLimit].map((store) => store.listen(load)),
    $userId.subscribe(loadAll),
    $termsAcceptances.listen(loadAll),
  ];
  return () => {
    for (const stop of stops) stop();
    request.stop();
  };
});
