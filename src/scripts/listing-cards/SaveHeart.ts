import { isSaved } from '#src/domain/account/saved-homes.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { $savedHomes, toggleSaved } from '#src/stores/saved/saved.ts';
import { glyph } from './glyph.ts';

const HEART =
  'M12 20.5 4.6 13a5 5 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.4.4-.4a4.9 4.9 0 0 1 7 0 5 5 0 0 1 0 7Z';

/** `<save-heart data-mls data-board data-name>`: a heart that keeps a home in this browser. */
export class SaveHeart extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const words = listingTexts(pageLocale());
    const { mls: mlsNumber = '', board = '', name = '' } = this.dataset;
    const home = { mlsNumber, boardId: Number(board) };
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'save-button';
    button.setAttribute('aria-label', words.save(name));
    button.append(glyph(HEART));
    button.addEventListener('click', () => toggleSaved(home));
    this.replaceChildren(button);
    this.#stop = $savedHomes.subscribe((savedHomes) => {
      button.setAttribute('aria-pressed', String(isSaved(savedHomes, home)));
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}
