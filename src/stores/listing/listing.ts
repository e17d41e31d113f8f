import { atom, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { getListingCall } from '#src/contract/listings/calls.ts';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { isSameListing } from '#src/domain/listing/key.ts';
import type { ListingPoint } from '#src/domain/map/route.ts';
import { debounce } from '#src/lib/debounce.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';
import { $pins } from '../search/pins/pins.ts';
import { $isSignedIn, $termsAcceptances } from '../session/signed-in.ts';

/** The listing the map is focused on, as its address names it. */
export const $focus = atom<ListingPoint | null>(null);

/** The focused listing itself, for the overlay card. */
export const $focusedListing = atom<AsyncState<AnySummary>>({ kind: 'idle' });

export function focusListing(listing: ListingPoint | null): void {
  if (!isSameListing($focus.get(), listing)) $focus.set(listing);
}

function alreadyHere(focus: ListingPoint): AnySummary | undefined {
  for (const pin of currentValue($pins.get())?.pins ?? []) {
    const candidates =
      pin.kind === 'listing' ? [pin.listing] : pin.kind === 'stack' ? pin.listings : [];
    const listing = candidates.find((candidate) => isSameListing(candidate, focus));
    if (listing) return listing;
  }
  return undefined;
}

/** Homes that are only skimmed, from pin to pin, are not fetched. */
const OVERLAY_DEBOUNCE_MS = 75;

const request = loadLatest($focusedListing);

onMount($focusedListing, () => {
  const fetchNow = ({ mlsNumber, boardId }: ListingPoint) =>
    void request.load((signal) =>
      call(getListingCall, { params: { mlsNumber }, query: { boardId }, signal }),
    );
  const fetchSoon = debounce(fetchNow, OVERLAY_DEBOUNCE_MS);
  const fetchAgain = () => {
    // The present pins are those of the previous viewer.
    const focus = $focus.get();
    if (focus) fetchNow(focus);
  };
  const stops = [$isSignedIn.listen(fetchAgain), $termsAcceptances.listen(fetchAgain)];
  const stop = $focus.subscribe((focus) => {
    request.stop();
    fetchSoon.cancel();
    $focusedListing.set({ kind: 'idle' });
    if (!focus) return;
    const loadedListing = alreadyHere(focus);
    if (loadedListing) $focusedListing.set({ kind: 'ready', value: loadedListing });
    else fetchSoon(focus);
  });
  return () => {
    stop();
    for (const stopListening of stops) stopListening();
    fetchSoon.cancel();
    request.stop();
  };
});
