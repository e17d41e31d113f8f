import { atom, computed, onMount } from 'nanostores';
import type { PanelStop } from '#src/domain/map/address.ts';

/** From here on the list has room beside the map; below, it is a sheet over it. */
const BESIDE = '(min-width: 56.25rem)';

/** Whether the window has room for the list beside the map. */
export const $hasRoomBeside = atom(true);

onMount($hasRoomBeside, () => {
  if (typeof window === 'undefined') return;
  const query = window.matchMedia(BESIDE);
  const update = () => $hasRoomBeside.set(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
});

/** How far the list of results has been opened; null until a visitor or an address says. */
export const $chosenStop = atom<PanelStop | null>(null);

/** How far the list is open: unless chosen, beside the map where there is room, else closed. */
export const $panelStop = computed(
  [$chosenStop, $hasRoomBeside],
  (chosenStop, hasRoom): PanelStop => chosenStop ?? (hasRoom ? 'half' : 'closed'),
);

export function openPanel(stop: PanelStop | null): void {
  $chosenStop.set(stop);
}

/** Lowers the sheet to its peek: on a small window the card of a pin stands above it. */
export function makeRoomForCard(): void {
  if (!$hasRoomBeside.get()) openPanel('closed');
}

/** Homes at one point, opened from their shared pin. */
export const $openStack = atom<string | null>(null);

export function openStack(id: string | null): void {
  if (id !== null) makeRoomForCard();
  $openStack.set(id);
}
