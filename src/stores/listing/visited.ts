import { atom, onMount } from 'nanostores';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { storeVisit, VISIT_PREFIX } from './visit-entries.ts';

/** Keys of the listings opened in this session. */
export const $visitedHomes = atom<ReadonlySet<string>>(new Set());

function readVisits(): void {
  try {
    const names = Object.keys(window.sessionStorage).filter((name) =>
      name.startsWith(VISIT_PREFIX),
    );
    $visitedHomes.set(new Set(names.map((name) => name.slice(VISIT_PREFIX.length))));
  } catch (error) {
    console.info('The browser does not tell which homes were opened.', error);
  }
}

onMount($visitedHomes, () => {
  readVisits();
  // A card does not report that it was opened until its page, or its tab, is left.
  const leaving = new AbortController();
  window.addEventListener('pageshow', readVisits, { signal: leaving.signal });
  document.addEventListener('visibilitychange', readVisits, { signal: leaving.signal });
  return () => leaving.abort();
});

/** Remembers that a listing has been opened, until the browser session ends. */
export function rememberVisit(listing: KeyedListing): void {
  $visitedHomes.set(new Set($visitedHomes.get()).add(listingKey(listing)));
  storeVisit(listing);
}
