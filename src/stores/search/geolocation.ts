import { atom } from 'nanostores';
import { locate } from '#src/clients/geolocation.ts';
import { DEFAULT_ZOOM } from '#src/domain/map/route.ts';
import { geolocationTexts } from '#src/messages/geolocation.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { setSearchBoundary } from './search-boundary.ts';
import { dismiss, notify } from '../shell/notifications.ts';
import { rememberedSettings, showView } from './settings.ts';

const NOTICE = 'whereabouts';

/** Whether the browser is finding out where the visitor is. */
export const $isLocating = atom(false);

/** Shows the map around the visitor; where that cannot be known, the map of the last visit. */
export async function locateMe(): Promise<void> {
  const words = geolocationTexts(pageLocale());
  if ($isLocating.get()) return;
  $isLocating.set(true);
  dismiss(NOTICE);
  const position = await locate();
  $isLocating.set(false);
  if (position.ok) {
    setSearchBoundary(null);
    showView({ center: position.value, zoom: DEFAULT_ZOOM });
    return;
  }
  console.info(`The visitor could not be located: ${position.error}.`);
  notify({ id: NOTICE, text: words[position.error], tone: 'failed', lasts: false });
  const { center, zoom } = rememberedSettings();
  showView({ center, zoom });
}
