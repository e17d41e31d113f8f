import { atom } from 'nanostores';

/** Whether an area is being drawn on the map. */
export const $isDrawing = atom(false);

export function startDrawing(): void {
  $isDrawing.set(true);
}

export function stopDrawing(): void {
  $isDrawing.set(false);
}
