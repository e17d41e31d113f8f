import type { KeyedListing } from '#src/domain/listing/key.ts';
import { storeViewedHome } from '#src/stores/listing/viewed-entries.ts';
import { storeVisit } from '#src/stores/listing/visit-entries.ts';

/** Remembers the home whose page is open: as visited in this session, and as viewed on this device. */
export function rememberView(home: KeyedListing): void {
  storeVisit(home);
  storeViewedHome(home);
}

/** A link of a card that is followed, in this tab or by the middle button in another. */
function onClick({ target, button }: MouseEvent): void {
  if (button > 1 || !(target instanceof Element)) return;
  const card = target.closest('a')?.closest('article');
  const { mls: mlsNumber, board } = card?.querySelector<HTMLElement>('save-heart')?.dataset ?? {};
  if (mlsNumber) storeVisit({ mlsNumber, boardId: Number(board) });
}

/** Marks homes as visited whose card is followed to their page. */
export function rememberVisits(): void {
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
}
