import { atom, onMount } from 'nanostores';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { HomeKey } from '#src/contract/customer/saved.ts';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { systemClock } from '#src/lib/clock.ts';
import { success } from '#src/lib/outcome.ts';
import { $isSignedIn, $termsAcceptances } from '../session/signed-in.ts';
import { loadLatest, type AsyncState } from '../shell/async-state.ts';
import { readStorage, removeStorage, writeStorage } from '../shell/storage/browser-storage.ts';
import { findListings } from './listings-by-key.ts';
import { VIEWED_KEY, VIEWED_LIMIT, VIEWED_MAX_AGE_MS } from './viewed-entries.ts';
import { VISIT_PREFIX } from './visit-entries.ts';

const ViewedHome = z.extend(HomeKey, { viewedAtMs: z.int().check(z.minimum(1)) });
type ViewedHome = z.infer<typeof ViewedHome>;

/** A line that names no home, or a moment that is too long ago or far ahead, counts as none. */
function viewedHomeOf(line: string): readonly ViewedHome[] {
  const [time, mlsNumber, boardId] = line.split(' ');
  const home = { mlsNumber, boardId: Number(boardId), viewedAtMs: Number(time) };
  const viewedHome = ViewedHome.safeParse(home);
  if (!viewedHome.success) return [];
  const ageMs = systemClock.now().getTime() - viewedHome.data.viewedAtMs;
  return Math.abs(ageMs) < VIEWED_MAX_AGE_MS ? [viewedHome.data] : [];
}

/** The homes whose page was opened on this device in the last sixty days, the latest first. */
export function readViewedHomes(): readonly ViewedHome[] {
  const lines = readStorage('local', VIEWED_KEY)?.split('\n') ?? [];
  return lines.slice(0, VIEWED_LIMIT).flatMap(viewedHomeOf);
}

function writeViewedHomes(homes: readonly ViewedHome[]): void {
  const lines = homes.map((home) => `${home.viewedAtMs} ${home.mlsNumber} ${home.boardId}`);
  if (homes.length > 0) writeStorage('local', VIEWED_KEY, lines.join('\n'));
  else removeStorage('local', VIEWED_KEY);
}

/** Those homes as the server shows them today, the latest first; idle until they are asked for. */
export const $viewedHomes = atom<AsyncState<readonly AnySummary[]>>({ kind: 'idle' });

const request = loadLatest($viewedHomes);

/** Fetches the present state of the homes, and drops those that are too old or no longer listed. */
export function loadViewedHomes(): void {
  const homes = readViewedHomes();
  void request.load(async (signal) => {
    if (homes.length === 0) {
      writeViewedHomes([]);
      return success([]);
    }
    const outcome = await findListings(homes, signal);
    if (!outcome.ok) return outcome;
    const listings = homes.flatMap((home) => outcome.value.get(listingKey(home)) ?? []);
    const listedKeys = new Set(listings.map(listingKey));
    if (!signal.aborted) {
      writeViewedHomes(readViewedHomes().filter((home) => listedKeys.has(listingKey(home))));
    }
    return success(listings);
  });
}

/** Forgets which homes were opened on this device, on the map too; returns a function that undoes it. */
export function clearViewedHomes(): () => void {
  const homes = readViewedHomes();
  writeViewedHomes([]);
  for (const home of homes) removeStorage('session', VISIT_PREFIX + listingKey(home));
  loadViewedHomes();
  return () => {
    writeViewedHomes(homes);
    loadViewedHomes();
  };
}

onMount($viewedHomes, () => {
  if (typeof window === 'undefined') return;
  const leaving = new AbortController();
  const { signal } = leaving;
  // A home opened from this page is known when the browser restores the page.
  addEventListener('pageshow', ({ persisted }) => persisted && loadViewedHomes(), { signal });
  const onStorage = ({ key }: StorageEvent) =>
    (key === null || key === VIEWED_KEY) && loadViewedHomes();
  addEventListener('storage', onStorage, { signal });
  // Another viewer may see more of a home, or less.
  const stops = [$isSignedIn.subscribe(loadViewedHomes), $termsAcceptances.listen(loadViewedHomes)];
  return () => {
    leaving.abort();
    for (const stop of stops) stop();
    request.stop();
  };
});
