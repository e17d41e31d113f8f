import { mapTexts } from '#src/messages/search/map.ts';
import { pageLocale } from '#src/messages/locale.ts';
import type { Project } from './PinLayer.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** Marks the street address that was searched for. */
export class StreetPin {
  readonly #element: HTMLElement;
  readonly #project: Project;
  #at: LatLng | null = null;

  constructor(parent: HTMLElement, project: Project) {
    const words = mapTexts(pageLocale());
    this.#project = project;
    this.#element = document.createElement('div');
    this.#element.className = 'map-street-pin';
    this.#element.setAttribute('role', 'img');
    this.#element.setAttribute('aria-label', words.streetPin);
    this.#element.hidden = true;
    parent.append(this.#element);
  }

  show(at: LatLng | null): void {
    this.#at = at;
    this.place();
  }

  place(): void {
    const pixel = this.#at && this.#project(this.#at);
    this.#element.hidden = !pixel;
    if (pixel) this.#element.style.translate = `${pixel[0]}px ${pixel[1]}px`;
  }

  destroy(): void {
    this.#element.remove();
  }
}
