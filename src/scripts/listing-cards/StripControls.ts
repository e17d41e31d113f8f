import { cardControlsTexts } from '#src/messages/listing/card-controls.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { glyph } from './glyph.ts';

const PREVIOUS = 'm15 18-6-6 6-6';
const NEXT = 'm9 18 6-6-6-6';

function span(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

/** For a mouse: the keyboard has the arrow keys on the strip itself, and a finger swipes it. */
function stepButton(
  className: string,
  path: string,
  label: string,
  run: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `photo-step ${className}`;
  button.tabIndex = -1;
  button.setAttribute('aria-label', label);
  button.append(glyph(path));
  button.addEventListener('click', run);
  return button;
}

/** The controls that move a strip of photos and say which photo it shows. */
export class StripControls {
  readonly #strip: HTMLElement;
  readonly #previous: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  readonly #count = span('photo-count');
  readonly #spoken = span('sr-only');

  constructor(host: HTMLElement, strip: HTMLElement, onStep: (step: 1 | -1) => void) {
    const words = cardControlsTexts(pageLocale());
    const name = host.dataset['name'] ?? '';
    this.#strip = strip;
    const back = () => onStep(-1);
    const on = () => onStep(1);
    this.#previous = stepButton('is-previous', PREVIOUS, words.previousPhoto(name), back);
    this.#next = stepButton('is-next', NEXT, words.nextPhoto(name), on);
    this.#count.setAttribute('aria-hidden', 'true');
    this.#spoken.setAttribute('aria-live', 'polite');
    host.append(this.#previous, this.#next, this.#count, this.#spoken);
    strip.tabIndex = 0;
    strip.setAttribute('role', 'group');
    strip.setAttribute('aria-label', words.photosOf(name));
    strip.addEventListener('keydown', (event) => {
      const isRight = event.key === 'ArrowRight';
      if (!isRight && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      (isRight ? on : back)();
    });
  }

  /** Says which photo is shown. Only the last one is a link of its own, to all photos. */
  show(index: number): void {
    const words = cardControlsTexts(pageLocale());
    const total = this.#strip.children.length;
    const isLast = index === total - 1;
    this.#previous.hidden = index === 0;
    this.#next.hidden = isLast;
    // The first photo is not announced.
    if (this.#count.textContent) this.#spoken.textContent = words.photoNumber(index + 1, total);
    this.#count.textContent = `${index + 1} / ${total}`;
    const more = this.#strip.lastElementChild;
    more?.setAttribute('aria-hidden', String(!isLast));
    more?.setAttribute('tabindex', isLast ? '0' : '-1');
  }
}
