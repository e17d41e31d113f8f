import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';

/** Fetched data. While it is fetched again, or when that failed, the last value stays. */
export type AsyncState<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly last: Value | null }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: CallFailure; readonly last: Value | null };

/** The value there is to show, fresh or stale. */
export function currentValue<Value>(state: AsyncState<Value>): Value | null {
  if (state.kind === 'ready') return state.value;
  return state.kind === 'idle' ? null : state.last;
}

type Store<Value> = { get(): AsyncState<Value>; set(state: AsyncState<Value>): void };

/** A time in which a request is not made, and the failure that asked for it. */
export type Pause = { readonly end: Promise<void>; readonly error: CallFailure };

/**
 * Fetches into a store, latest wins: a new request aborts the one before it, and the answer of an
 * aborted one is dropped.
 */
export function loadLatest<Value>($state: Store<Value>) {
  let controller: AbortController | undefined;
  return {
    /** In a pause, the state is the failure behind it, until the request is made. */
    async load(
      fetchValue: (signal: AbortSignal) => Promise<CallOutcome<Value>>,
      pauseOf?: (signal: AbortSignal) => Pause | undefined,
    ): Promise<void> {
      controller?.abort();
      const mine = new AbortController();
      controller = mine;
      const pause = pauseOf?.(mine.signal);
      if (pause) {
        $state.set({ kind: 'failed', error: pause.error, last: currentValue($state.get()) });
        await pause.end;
      }
      if (mine.signal.aborted) return;
      $state.set({ kind: 'loading', last: currentValue($state.get()) });
      const outcome = await fetchValue(mine.signal);
      if (mine.signal.aborted) return;
      $state.set(
        outcome.ok
          ? { kind: 'ready', value: outcome.value }
          : { kind: 'failed', error: outcome.error, last: currentValue($state.get()) },
      );
    },
    stop(): void {
      controller?.abort();
    },
  };
}
