import { keepVisit } from '#src/stores/listing/visit-entries.ts';

/** The home that a heart is about: each card has one, and the page of a home. */
function rememberHomeOf(heart: HTMLElement | null | undefined): void {
  const { mls: mlsNumber, board } = heart?.dataset ?? {};
  if (mlsNumber) keepVisit({ mlsNumber, boardId: Number(board) });
}

/** A link of a card that is followed, in this tab or by the middle button in another. */
function onClick({ target, button }: MouseEvent): void {
  if (button > 1 || !(target instanceof Element)) return;
  const card = target.closest('a')?.closest('article');
  rememberHomeOf(card?.querySelector<HTMLElement>('save-heart'));
}

/** Marks homes as visited: the one of this page, and those whose card is followed to their page. */
export function rememberVisits(): void {
  const hearts = [...document.querySelectorAll<HTMLElement>('save-heart')];
  rememberHomeOf(hearts.find((heart) => !heart.closest('article')));
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
}
