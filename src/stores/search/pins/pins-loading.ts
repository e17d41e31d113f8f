import { atom, onMount } from 'nanostores';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { debounce } from '#src/lib/debounce.ts';
import { $pins } from './pins.ts';

/** A slow answer keeps the rest of the page waiting no longer than this. */
const LONGEST_WAIT_MS = 300;

/** Whether fresh pins are on their way to the screen, and what is not urgent lets them pass. */
export const $arePinsLoading = atom(false);

onMount($arePinsLoading, () => {
  const settle = () => $arePinsLoading.set(false);
  const settleLate = debounce(settle, LONGEST_WAIT_MS);
  return $pins.subscribe((pins) => {
    if (pins.kind === 'loading' && pins.last) {
      $arePinsLoading.set(true);
      settleLate();
    } else if ($arePinsLoading.get()) {
      afterPaint(() => {
        // Others may have been asked for before these were painted.
        if ($pins.get().kind !== 'loading') settle();
      });
    }
  });
});
