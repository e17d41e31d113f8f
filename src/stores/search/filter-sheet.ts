import { atom } from 'nanostores';
import { leaveOverlay, pushOverlay } from '../shell/route.ts';

/** Whether the sheet with all filters is open, where there is no room for a row of them. */
export const $isFilterSheetOpen = atom(false);

/** Opens the sheet, which Back closes. */
export function openFilterSheet(): void {
  $isFilterSheetOpen.set(true);
  pushOverlay(closeFilterSheet);
}

export function closeFilterSheet(): void {
  $isFilterSheetOpen.set(false);
  leaveOverlay();
}
