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

async function countAll(
  searches: readonly Partial<ListingSearch>[],
  signal: AbortSignal,
): Promise<CallOutcome<number>> {
  const replies = await Promise.all(
    searches.map((body) => call(countListingsCall, { query: { type: 'count' }, body, signal })),
  );
  const failed = replies.find((reply) => !reply.ok);
  if (failed) return failed;
  return success(replies.reduce((sum, reply) => sum + (reply.ok ? reply.value.count : 0), 0));
}

/** Counts what some searches find together; the latest count wins. */
export function countHomes(searches: readonly Partial<ListingSearch>[]): Promise<void> {
  return request.load((signal) => countAll(searches, signal));
}
