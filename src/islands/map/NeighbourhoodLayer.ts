import type { NeighbourhoodPrice } from '#src/domain/map/neighbourhood-prices.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { ignoreClicksOfDrags } from './drag-guard.ts';
import type { Project } from './PinLayer.ts';

/** The room of a name with its price. */
const CHIP = { widthPx: 200, heightPx: 58 } as const;
/** Among the circles, one name to so much of the map: eight on half a desktop, three on a phone. */
const MAP_PX_PER_CHIP = 70_000;

type Chip = { readonly price: NeighbourhoodPrice; readonly button: HTMLButtonElement };

/** The names of neighbourhoods over a city, with their home prices; opening one searches it. */
export class NeighbourhoodLayer {
  readonly #root = document.createElement('div');
  readonly #project: Project;
  readonly #onOpen: (price: NeighbourhoodPrice) => void;
  #chips: readonly Chip[] = [];

  constructor(parent: HTMLElement, project: Project, onOpen: (price: NeighbourhoodPrice) => void) {
    this.#project = project;
    this.#onOpen = onOpen;
    this.#root.className = 'map-areas';
    this.#root.setAttribute('role', 'group');
    this.#root.setAttribute('aria-label', mapTexts(pageLocale()).neighbourhoods);
    ignoreClicksOfDrags(this.#root);
    parent.append(this.#root);
  }

  /** Shows as many as there is room for, the first ones first. */
  show(prices: readonly NeighbourhoodPrice[]): void {
    const room = this.#root.clientWidth * this.#root.clientHeight;
    const most = Math.floor(room / MAP_PX_PER_CHIP);
    const placed: { price: NeighbourhoodPrice; x: number; y: number }[] = [];
    for (const price of prices) {
      const [x, y] = this.#project(price.at) ?? [];
      if (placed.length >= most || x === undefined || y === undefined) continue;
      const isFree = placed.every(
        (other) => Math.abs(other.x - x) > CHIP.widthPx || Math.abs(other.y - y) > CHIP.heightPx,
      );
      if (isFree && this.#isInside(x, y)) placed.push({ price, x, y });
    }
    this.#chips = placed.map(({ price }) => ({ price, button: this.#buttonOf(price) }));
    this.#root.replaceChildren(...this.#chips.map(({ button }) => button));
    this.place();
  }

  /** Moves every name to its pixel of this frame. */
  place(): void {
    for (const { price, button } of this.#chips) {
      const [x, y] = this.#project(price.at) ?? [-1000, -1000];
      button.style.translate = `${x}px ${y}px`;
    }
  }

  destroy(): void {
    this.#root.remove();
  }

  /** Whether a name lies wholly on the map and below the controls at its top. */
  #isInside(x: number, y: number): boolean {
    const { clientWidth, clientHeight } = this.#root;
    const marginX = CHIP.widthPx / 2;
    return x > marginX && x < clientWidth - marginX - 60 && y > 84 && y < clientHeight - 60;
  }

  #buttonOf(price: NeighbourhoodPrice): HTMLButtonElement {
    const words = mapTexts(pageLocale());
    const { name, medianDollars, count } = price;
    const median = abbreviateDollars(medianDollars, pageLocale());
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'map-area';
    button.setAttribute('data-over-map', '');
    const [title, detail] = [document.createElement('b'), document.createElement('span')];
    title.textContent = name;
    detail.textContent = words.neighbourhoodPrice(median, count);
    button.append(title, ' ', detail);
    button.addEventListener('click', () => this.#onOpen(price));
    return button;
  }
}
