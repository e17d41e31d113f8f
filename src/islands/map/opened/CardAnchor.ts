import { placeCard, shiftAbove } from '#src/domain/map/card-place.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { Pixel } from '#src/lib/geo/web-mercator.ts';
import type { Project } from '../PinLayer.ts';

type AnchoredCard = { readonly element: HTMLElement; readonly at: LatLng };

/**
 * Keeps the card of an opened pin beside it, and the pin in sight. A card whose place is that of the
 * style sheet, as on a phone, stays there: only the map moves.
 */
export class CardAnchor {
  readonly #project: Project;
  readonly #panBy: (shift: Pixel) => void;
  /** Places a card anew when its listing comes, which may make it higher. */
  readonly #resizes = new ResizeObserver(() => this.#arrange());
  #card: AnchoredCard | null = null;
  /** From the pin to the corner of the card. */
  #offset: Pixel = { x: 0, y: 0 };

  constructor(project: Project, panBy: (shift: Pixel) => void) {
    this.#project = project;
    this.#panBy = panBy;
  }

  /** Takes the card of a pin; null when it is closed. */
  hold(card: AnchoredCard | null): void {
    this.#resizes.disconnect();
    this.#card = card;
    if (card) this.#resizes.observe(card.element);
  }

  /** Moves the card along with its pin. */
  place(): void {
    const pin = this.#pinPixel();
    if (!this.#card || !pin || !this.#card.element.hasAttribute('data-floats')) return;
    const { x, y } = this.#offset;
    this.#card.element.style.translate = `${pin.x + x}px ${pin.y + y}px`;
  }

  #pinPixel(): Pixel | null {
    const pixel = this.#card && this.#project(this.#card.at);
    return pixel ? { x: pixel[0], y: pixel[1] } : null;
  }

  #arrange(): void {
    const [card, pin] = [this.#card?.element, this.#pinPixel()];
    const map = card?.offsetParent;
    if (!card || !pin || !map) return;
    if (!card.hasAttribute('data-floats')) {
      this.#panBy(shiftAbove(pin, card.offsetTop));
      return;
    }
    const { x, y, shift } = placeCard({
      pin,
      card: { widthPx: card.offsetWidth, heightPx: card.offsetHeight },
      map: { widthPx: map.clientWidth, heightPx: map.clientHeight },
    });
    this.#offset = { x: x - pin.x - shift.x, y: y - pin.y - shift.y };
    this.place();
    this.#panBy(shift);
  }
}
