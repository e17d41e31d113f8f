import { atom, computed } from 'nanostores';
import { isSameView, type MapView } from '#src/domain/map/route.ts';
import { $polygon } from './search-boundary.ts';
import { $view } from './settings.ts';

/** The view that replaces the outline until the outline has loaded. */
const $standIn = atom<MapView | null>(null);

/** Sets whether the map shows the whole bound of the search as soon as its outline is loaded. */
export function fitOutline(isFitted: boolean): void {
  $standIn.set(isFitted ? $view.get() : null);
}

/** The outline the map is to show whole; null when there is none, or the person has moved the map. */
export const $outlineToFit = computed([$standIn, $view, $polygon], (standIn, view, polygon) =>
  standIn && polygon.kind === 'ready' && isSameView(standIn, view) ? polygon.value.path : null,
);
