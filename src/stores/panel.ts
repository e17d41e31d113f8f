import { atom } from 'nanostores';

const hasRoomBeside =
  typeof window === 'undefined' || window.matchMedia('(min-width: 900px)').matches;

/** Whether the results panel is open: on wide screens beside the map, on small ones over it. */
export const $isPanelOpen = atom(hasRoomBeside);

export function openPanel(isOpen: boolean): void {
  $isPanelOpen.set(isOpen);
}

/** Homes at one point, opened from their shared pin. */
export const $openStack = atom<string | null>(null);

export function openStack(id: string | null): void {
  $openStack.set(id);
}
