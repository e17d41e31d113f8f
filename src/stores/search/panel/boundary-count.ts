import { computed, onMount, atom } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { countListingsCall } from '#src/contract/listings/calls.ts';
import { filterQuery } from '#src/domain/search/filter-query.ts';
import { boundaryFilter } from '#src/domain/search/search-boundary.ts';
import { success } from '#src/lib/outcome.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type AsyncState, loadLatest } from '../../shell/async-state.ts';
import { $isSignedIn, $termsAcceptances } from '../../session/signed-in.ts';
import { $searchBoundary } from '../search-boundary.ts';
import { $filters } from '../search.ts';

/** The count of all homes in the bound of the search, in view or not. */
export const $boundaryCount = atom<AsyncState<number>>({ kind: 'idle' });

const $boundedSearch = computed(
  // After a log-in, a log-out or accepted terms the viewer may see other homes.
  [$searchBoundary, $filters, $isSignedIn, $termsAcceptances],
  (boundary, filters) => boundary && { boundary, filters },
);

const request = loadLatest($boundaryCount);

onMount($boundaryCount, () => {
  const forget = $searchBoundary.subscribe(() => $boundaryCount.set({ kind: 'idle' }));
  const stop = $boundedSearch.subscribe((search) => {
    request.stop();
    if (!search) return;
    const body = {
      ...filterQuery(search.filters, calendarDay(systemClock.now())),
      ...boundaryFilter(search.boundary),
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
