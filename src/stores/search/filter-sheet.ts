import { atom } from 'nanostores';

/** Whether the sheet with all filters is open, where there is no room for a row of them. */
export const $isFilterSheetOpen = atom(false);

export function openFilterSheet(): void {
  $isFilterSheetOpen.set(true);
}

export function closeFilterSheet(): void {
  $isFilterSheetOpen.set(false);
}
