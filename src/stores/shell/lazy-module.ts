import { atom, onMount, type ReadableAtom } from 'nanostores';
import { noticesTexts } from '#src/messages/notices.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { notify } from './notifications.ts';

/**
 * A part of a page that is fetched when it is first looked at, and null until it is there. When it
 * does not come, a notice says so; it is asked for again when it is next looked at.
 */
export function lazyModule<Part>(
  load: () => Promise<Part>,
  onFailure: () => void = () => {},
): ReadableAtom<Part | null> {
  const $part = atom<Part | null>(null);
  onMount($part, () => {
    if ($part.get()) return;
    load().then(
      (part) => $part.set(part),
      (error: unknown) => {
        console.info('A part of the page could not be loaded.', error);
        const words = noticesTexts(pageLocale());
        notify({ id: 'lazy-module', text: words.notLoaded, tone: 'failed', lasts: false });
        onFailure();
      },
    );
  });
  return $part;
}
