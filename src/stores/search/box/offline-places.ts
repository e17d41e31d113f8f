import { whenIdle } from '#src/lib/browser/when-idle.ts';
import type { PlaceGroups } from './local-places.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

type LocalPlaces = typeof import('./local-places.ts');

/** The browser's own places are loaded once they can be of use; null when they do not come. */
async function withLocalPlaces<Value>(
  use: (local: LocalPlaces) => Promise<Value>,
): Promise<Value | null> {
  try {
    return await use(await import('./local-places.ts'));
  } catch (error) {
    console.info('The places of the browser could not be loaded.', error);
    return null;
  }
}

/** Places whose names begin with the text, as far as the browser has them stored. */
export async function offlinePlaces(text: string, near: LatLng): Promise<PlaceGroups> {
  const places = await withLocalPlaces(({ localPlaces }) => localPlaces(text, near));
  return places ?? { places: [], neighborhoods: [] };
}

let isPrepared = false;

/** Updates the browser's own places once a page, when it is idle. */
export function prepareOfflinePlaces(): void {
  if (isPrepared) return;
  isPrepared = true;
  whenIdle(() => void withLocalPlaces(({ refreshLocalPlaces }) => refreshLocalPlaces()));
}
