import { atom, onMount } from 'nanostores';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import type { Bounds } from '#src/domain/map-rules.ts';
import { DEFAULT_VIEW, MAX_ZOOM, MIN_ZOOM, type MapView } from '#src/domain/map-route.ts';

const STORAGE_KEY = 'larchway:settings';
const SATELLITE_KEY = 'larchway:satellite';

const SavedView = z.object({
  center: z.object({
    lat: z.number().check(z.minimum(-85), z.maximum(85)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  zoom: z.number().check(z.minimum(MIN_ZOOM), z.maximum(MAX_ZOOM)),
});

/** The map's centre and zoom: the person's last ones, until an address says otherwise. */
export const $view = atom<MapView>(DEFAULT_VIEW);

/** What the map shows right now; null before it has been drawn. */
export const $bounds = atom<Bounds | null>(null);

/** Whether the map is seen from the air, as last chosen in this browser session. */
export const $satelliteView = atom(false);

onMount($satelliteView, () => {
  if (typeof window === 'undefined') return;
  try {
    $satelliteView.set(window.sessionStorage.getItem(SATELLITE_KEY) === 'true');
  } catch (error) {
    console.info('The saved view of the map could not be read.', error);
  }
});

/** Shows the map from the air, or as a road map again. */
export function showSatellite(isSatellite: boolean): void {
  $satelliteView.set(isSatellite);
  try {
    window.sessionStorage.setItem(SATELLITE_KEY, String(isSatellite));
  } catch (error) {
    console.info('The view of the map could not be saved.', error);
  }
}

function readSaved(): MapView | undefined {
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    const saved = SavedView.safeParse(text === null ? null : JSON.parse(text));
    return saved.success ? saved.data : undefined;
  } catch (error) {
    // Storage may be blocked or hold something else; the default view serves as well.
    console.info('The saved map settings could not be read.', error);
    return undefined;
  }
}

function save(view: MapView): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(view));
  } catch (error) {
    console.info('The map settings could not be saved.', error);
  }
}

/** The view of the last visit, or downtown Toronto. */
export function rememberedView(): MapView {
  return (typeof window === 'undefined' ? undefined : readSaved()) ?? DEFAULT_VIEW;
}

/** Shows a view; the map follows. */
export function showView(view: MapView): void {
  $view.set(view);
}

/** Takes over where a person has moved the map to. */
export function mapMoved(view: MapView, bounds: Bounds): void {
  $view.set(view);
  $bounds.set(bounds);
  save(view);
}
