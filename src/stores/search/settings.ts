import { atom } from 'nanostores';
import { DEFAULT_VIEW, isSameView, type MapView } from '#src/domain/map/route.ts';
import { readSettings, type SavedSettings, saveSettings } from '../shell/storage/saved-settings.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

/** The map's centre and zoom: the person's last ones, until an address says otherwise. */
export const $view = atom<MapView>(DEFAULT_VIEW);

/** The map's present bounds; null before it has been drawn. */
export const $bounds = atom<Bounds | null>(null);

/** Whether the map is seen from the air. */
export const $satelliteView = atom(false);

/** A chosen street address, which has a pin of its own. */
export const $streetPin = atom<LatLng | null>(null);

/** The city most of the homes on the map are in, with its region or county where that is known. */
export const $mapCity = atom<SavedSettings['city']>(null);

function save(): void {
  // Until homes are seen, those of the last visit count.
  const city = $mapCity.get() ?? rememberedSettings().city;
  saveSettings({ ...$view.get(), isSatellite: $satelliteView.get(), city });
}

/** The map as it was left at the last visit, or where the map opens, as a road map. */
export function rememberedSettings(): SavedSettings {
  return readSettings() ?? { ...DEFAULT_VIEW, isSatellite: false, city: null };
}

/** Shows the map from the air, or as a road map again. */
export function showSatellite(isSatellite: boolean): void {
  $satelliteView.set(isSatellite);
  save();
}

/** Shows a view; the map follows. */
export function showView(view: MapView): void {
  $view.set(view);
}

/** Takes over where a person has moved the map to. */
export function mapMoved(view: MapView, bounds: Bounds): void {
  if (!isSameView(view, $view.get())) $view.set(view);
  $bounds.set(bounds);
  save();
}

/** Remembers the city of the homes on the map. */
export function rememberCity(city: NonNullable<SavedSettings['city']>): void {
  if (JSON.stringify(city) === JSON.stringify($mapCity.get())) return;
  $mapCity.set(city);
  save();
}
