import { isSaved } from '#src/domain/account/saved-homes.ts';
import { cardControlsTexts } from '#src/messages/listing/card-controls.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { $savedHomes, toggleSaved } from '#src/stores/saved/saved.ts';
import { glyph } from './glyph.ts';
import { rememberView } from './remember-visits.ts';

const HEART =
  'M12 20.5 4.6 13a5 5 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.4.4-.4a4.9 4.9 0 0 1 7 0 5 5 0 0 1 0 7Z';

/**
 * `<save-heart data-mls data-board data-name>`: a heart that keeps a home in this browser. Outside of a card it
 * is that of the home whose page is open, which a signed-in viewer may be shown later than the page.
 */
export class SaveHeart extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const words = cardControlsTexts(pageLocale());
    const { mls: mlsNumber = '', board = '', name = '' } = this.dataset;
    const home = { mlsNumber, boardId: Number(board) };
    if (!this.closest('article')) rememberView(home);
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
