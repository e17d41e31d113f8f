import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** What a store answers to a question; who asks is drawn anew only when the answer is another. */
export function useAnswer<Value>(
  store: ReadableAtom<Value>,
  ask: (value: Value) => boolean,
): boolean {
  const answer = () => ask(store.get());
  return useSyncExternalStore(store.listen, answer, answer);
}
