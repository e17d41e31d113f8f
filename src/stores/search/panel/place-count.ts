import { computed, onMount, atom } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { countListingsCall } from '#src/contract/listings/calls.ts';
import { filterQuery } from '#src/domain/search/filter-query.ts';
import { placeFilter } from '#src/domain/search/search-boundary.ts';
import { success } from '#src/lib/outcome.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type AsyncState, loadLatest } from '../../shell/async-state.ts';
import { $isSignedIn } from '../../session/signed-in.ts';
import { $searchBoundary } from '../search-boundary.ts';
import { $filters } from '../search.ts';

/** How many homes the whole place has that the search is bound to, in view or not. */
export const $placeCount = atom<AsyncState<number>>({ kind: 'idle' });

const $placeSearch = computed(
  // After a log-in or a log-out the viewer may see other homes.
  [$searchBoundary, $filters, $isSignedIn],
  (boundary, filters) => (boundary?.kind === 'place' ? { bound: boundary, filters } : null),
);

const request = loadLatest($placeCount);

onMount($placeCount, () => {
  const forget = $searchBoundary.subscribe(() => $placeCount.set({ kind: 'idle' }));
  const stop = $placeSearch.subscribe((search) => {
    request.stop();
    if (!search) return;
    const body = {
      ...filterQuery(search.filters, calendarDay(systemClock.now())),
      ...placeFilter(search.bound),
    };
    void request.load(async (signal) => {
      const reply = await call(countListingsCall, { query: { type: 'count' }, body, signal });
      return reply.ok ? success(reply.value.count) : reply;
    });
  });
  return () => {
    forget();
    stop();
    request.stop();
  };
});
