import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type FailureCause, failureCause } from '#src/domain/map/failure-cause.ts';
import { type MapPin, restrictedCountOf } from '#src/domain/map/pins.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { noticesTexts } from '#src/messages/site/notices.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { whenOnline } from '#src/stores/shell/when-online.ts';
import { dismiss, notify } from '#src/stores/shell/notifications.ts';
import { $panelStop } from '#src/stores/search/panel/panel.ts';
import { $pins, reloadPins } from '#src/stores/search/pins/pins.ts';
import { $results, reloadResults } from '#src/stores/search/panel/results.ts';

const NOTICE = 'pins';

function hiddenCount(pins: readonly MapPin[]): number {
  return pins.reduce((sum, pin) => sum + restrictedCountOf(pin), 0);
}

function reload(): void {
  dismiss(NOTICE);
  reloadPins();
  reloadResults();
}

/** Repeats searches that failed without a connection once it is back. */
function useReloadOnline(): void {
  useEffect(
    () =>
      whenOnline(() => {
        if ($pins.get().kind === 'failed' || $results.get().kind === 'failed') reload();
      }),
    [],
  );
}

/** Shows a notice where the list, which also reports the failure, is out of sight. */
function useFailureNotice(cause: FailureCause | null, isPanelClosed: boolean): void {
  const noticesWords = useTexts(noticesTexts);
  const mapWords = useTexts(mapTexts);
  useEffect(() => {
    if (!cause || !isPanelClosed) {
      dismiss(NOTICE);
      return;
    }
    const { pinsFailed, retry: label } = noticesWords;
    const text = `${pinsFailed} ${mapWords.failedAdvice[cause]}`;
    notify({ id: NOTICE, text, tone: 'failed', lasts: true, action: { label, run: reload } });
  }, [cause, isPanelClosed, noticesWords, mapWords]);
}

/** Announces the state of the map's search to screen readers. */
export function SearchStatus() {
  const mapWords = useTexts(mapTexts);
  const pins = useStore($pins);
  const latestPins = currentValue(pins);
  useReloadOnline();
  useFailureNotice(
    pins.kind === 'failed' ? failureCause(pins.error) : null,
    useStore($panelStop) === 'closed',
  );
  const hiddenHomes = latestPins ? hiddenCount(latestPins.pins) : 0;
  const homes = mapWords.count(latestPins?.count ?? 0);
  const announcement = mapWords.pinsReceived(
    hiddenHomes > 0 ? mapWords.hidden(homes, hiddenHomes) : homes,
  );
  const statusText = pins.kind === 'ready' ? announcement : mapWords.loading;
  return (
    <p aria-live="polite" className="sr-only">
      {/* A failure is said by the alert in the list, or by the notice in its place. */}
      {pins.kind === 'failed' ? null : statusText}
    </p>
  );
}
