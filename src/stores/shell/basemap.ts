import { atom, computed } from 'nanostores';
import { publicSettings } from '#src/config.ts';
import type { BasemapView, MapSource } from '#src/domain/map/basemap/source.ts';
import { writeStorage, readStorage } from './storage/browser-storage.ts';
import { $satelliteView } from '../search/settings.ts';

const SAID_KEY = 'realty:basemap-notice';
const noticeOf = (view: BasemapView) => `basemap-${view}`;
const { map } = publicSettings;

const $failedViews = atom<ReadonlySet<BasemapView>>(new Set());

/** The view the map shows, and its source: our own map once the configured source has failed. */
export const $basemap = computed([$satelliteView, $failedViews], (isSatellite, failedViews) => {
  const view: BasemapView = isSatellite ? 'satellite' : 'roadmap';
  const source: MapSource = failedViews.has(view) ? { kind: 'embedded' } : map[view];
  return { view, source };
});

/** The view with a failed source that the visitor must be told about; null when there is none. */
export const $basemapNotice = atom<BasemapView | null>(null);

/** Few maps fail, so the stored state of visitors is only loaded for those that do. */
const visitorState = () => import('../application/state.ts');

/**
 * Shows our own map for a view from now on, and says so once in a browser session, but never again to a
 * visitor who has dismissed the notice.
 */
export async function basemapFailed(view: BasemapView): Promise<void> {
  $failedViews.set(new Set($failedViews.get()).add(view));
  if (hasBeenSaid()) return;
  const { isNotificationDismissed } = await visitorState();
  if (!isNotificationDismissed(noticeOf(view))) $basemapNotice.set(view);
}

export async function dismissBasemapNotice(): Promise<void> {
  const view = $basemapNotice.get();
  $basemapNotice.set(null);
  if (view) (await visitorState()).markNotificationDismissed(noticeOf(view));
}

/** Whether the notice was given before; this call counts as giving it. */
function hasBeenSaid(): boolean {
  const hasBeen = readStorage('session', SAID_KEY) !== null;
  writeStorage('session', SAID_KEY, 'true');
  return hasBeen;
}
