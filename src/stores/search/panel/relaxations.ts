import { atom, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { countListingsCall } from '#src/contract/listings/calls.ts';
import { type ActiveFilter, activeFilters } from '#src/domain/search/active-filters.ts';
import { $viewSearch, queryOfView } from '../pins/pins.ts';
import { $results } from './results.ts';

/** A filter whose removal would leave homes, and how many. */
export type Relaxation = { readonly set: ActiveFilter; readonly count: number };

/** What to relax when nothing is found, the most homes first; empty while something is found. */
export const $relaxations = atom<readonly Relaxation[]>([]);

async function countOf(body: ReturnType<typeof queryOfView>, signal: AbortSignal): Promise<number> {
  const reply = await call(countListingsCall, { query: { type: 'count' }, body, signal });
  // A count that cannot be had is no advice; the others still are.
  return reply.ok ? reply.value.count : 0;
}

async function relax(signal: AbortSignal): Promise<void> {
  const search = $viewSearch.get();
  if (!search?.area) return;
  const { filters, area, place } = search;
  const counts = activeFilters(filters).map(async (set) => ({
    set,
    count: await countOf(queryOfView({ filters: set.without, area, place }), signal),
  }));
  const relaxations = (await Promise.all(counts)).filter(({ count }) => count > 0);
  if (signal.aborted) return;
  $relaxations.set(relaxations.toSorted((a, b) => b.count - a.count));
}

onMount($relaxations, () => {
  let controller: AbortController | undefined;
  const stop = $results.subscribe((results) => {
    controller?.abort();
    if (results.kind !== 'ready') return;
    $relaxations.set([]);
    if (results.value.count > 0) return;
    controller = new AbortController();
    void relax(controller.signal);
  });
  return () => {
    stop();
    controller?.abort();
  };
});
