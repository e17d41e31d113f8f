import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A value derived from a store; the component is rendered again only when the value changes. */
export function useAnswer<Value>(
  store: ReadableAtom<Value>,
  ask: (value: Value) => boolean,
): boolean {
  const answer = () => ask(store.get());
  return useSyncExternalStore(store.listen, answer, answer);
}
