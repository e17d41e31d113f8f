import { atom, onStart, type ReadableAtom } from 'nanostores';
import { notifyLoadFailure } from './load-failure.ts';

/**
 * A part of a page that is fetched when it is first looked at, and null until it is there. When it
 * does not come, a notice says so; it is asked for again when it is next looked at, at once: a second
 * tap comes sooner than a store counts as left.
 */
export function lazyModule<Part>(
  load: () => Promise<Part>,
  onFailure: () => void = () => {},
): ReadableAtom<Part | null> {
  const $part = atom<Part | null>(null);
  let loading = false;
  onStart($part, () => {
    if ($part.get() || loading) return;
    loading = true;
    load().then(
      (part) => $part.set(part),
      (error: unknown) => {
        console.info('A part of the page could not be loaded.', error);
        notifyLoadFailure();
        loading = false;
        onFailure();
      },
    );
  });
  return $part;
}
