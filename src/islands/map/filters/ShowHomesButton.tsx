import { useStore } from '@nanostores/react';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';

/**
 * Closes the filters and says how many homes they leave. It is announced where a dialog silences the status
 * of the search, which otherwise gives the same number.
 */
export function ShowHomesButton({ isAnnounced = false }: { isAnnounced?: boolean }) {
  const words = useTexts(filtersTexts);
  const pins = useStore($pins);
  const latestPins = currentValue(pins);
  return (
    <button
      type="button"
      data-close-filter-menu
      className="btn-primary"
      aria-live={isAnnounced ? 'polite' : undefined}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      {latestPins && pins.kind !== 'loading' ? words.see(latestPins.count) : words.counting}
    </button>
  );
}
