import { atom } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { countListingsCall } from '#src/contract/listings/calls.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { success } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState } from '../../shell/async-state.ts';

/** How many homes the filters of a form would leave. */
export const $homesCount = atom<AsyncState<number>>({ kind: 'idle' });

const request = loadLatest($homesCount);

async function count(
  body: Partial<ListingSearch>,
  signal: AbortSignal,
): Promise<CallOutcome<number>> {
  const reply = await call(countListingsCall, { query: { type: 'count' }, body, signal });
  return reply.ok ? success(reply.value.count) : reply;
}

/** Counts the results of a search; the latest count wins. */
export function countHomes(search: Partial<ListingSearch>): Promise<void> {
  return request.load((signal) => count(search, signal));
}
