import { atom, onMount } from 'nanostores';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { debounce } from '#src/lib/debounce.ts';
import { $pins } from './pins.ts';

/** The rest of the page waits at most this long for a slow answer. */
const MAX_WAIT_MS = 300;

/** Whether fresh pins are on their way to the screen, so that less urgent work waits. */
export const $arePinsLoading = atom(false);

onMount($arePinsLoading, () => {
  const settle = () => $arePinsLoading.set(false);
  const settleLate = debounce(settle, MAX_WAIT_MS);
  return $pins.subscribe((pins) => {
    if (pins.kind === 'loading' && pins.last) {
      $arePinsLoading.set(true);
      settleLate();
    } else if ($arePinsLoading.get()) {
      afterPaint(() => {
        // Other pins may have been requested before these were painted.
        if ($pins.get().kind !== 'loading') settle();
      });
    }
  });
});
