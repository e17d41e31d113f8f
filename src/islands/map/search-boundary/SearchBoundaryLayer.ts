import { fromLonLat } from 'ol/proj.js';
import type { Ring } from '#src/contract/listings/search/values/map-area.ts';
import type { Project } from '../PinLayer.ts';

const SVG = 'http://www.w3.org/2000/svg';

type Metres = readonly [x: number, y: number];

/** One point of the shape in both worlds: where its path begins, and how that is found on the map. */
type Anchor = { readonly metres: Metres; readonly lat: number; readonly lng: number };

/** The number of an area, and the northernmost corner, over which it stands: fewer pins lie there. */
type AreaNumber = { readonly text: SVGTextElement; readonly lat: number; readonly lng: number };

function numberOf(ring: Ring, index: number): AreaNumber {
  const text = document.createElementNS(SVG, 'text');
  text.textContent = String(index + 1);
  const [[lng, lat] = [0, 0]] = ring.toSorted(([, one], [, other]) => other - one);
  return { text, lng, lat };
}

function metresOf([lng, lat]: Ring[number]): Metres {
  const [x = 0, y = 0] = fromLonLat([lng, lat]);
  return [x, y];
}

function pathOf(rings: readonly Ring[], [originX, originY]: Metres): string {
  const closedRings = rings.map((ring) => {
    const points = ring.map(metresOf);
    const steps = points.map(([x, y]) => `${(x - originX).toFixed(1)} ${(originY - y).toFixed(1)}`);
    return `M${steps.join('L')}Z`;
  });
  return closedRings.join('');
}

/**
 * The outline a search is bound to, over the map and under the pins. Its path is made once, in metres
 * of the map's projection; each frame only moves and scales it.
 */
export class SearchBoundaryLayer {
  readonly #svg: SVGSVGElement;
  readonly #path: SVGPathElement;
  readonly #project: Project;
  readonly #metresPerPixel: () => number;
  #anchor: Anchor | null = null;
  #numbers: readonly AreaNumber[] = [];

  constructor(parent: HTMLElement, project: Project, metresPerPixel: () => number) {
    this.#project = project;
    this.#metresPerPixel = metresPerPixel;
    this.#svg = document.createElementNS(SVG, 'svg');
    this.#svg.setAttribute('class', 'map-bound');
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#path = document.createElementNS(SVG, 'path');
    this.#svg.append(this.#path);
    parent.prepend(this.#svg);
  }

  /** Shows the outer rings, [lng, lat]; none removes the shape. Several areas drawn by hand get numbers. */
  show(rings: readonly Ring[], isNumbered: boolean): void {
    for (const { text } of this.#numbers) text.remove();
    this.#numbers = isNumbered && rings.length > 1 ? rings.map(numberOf) : [];
    this.#svg.append(...this.#numbers.map(({ text }) => text));
    const first = rings[0]?.[0];
    this.#anchor = first ? { metres: metresOf(first), lng: first[0], lat: first[1] } : null;
    this.#path.setAttribute('d', this.#anchor ? pathOf(rings, this.#anchor.metres) : '');
    this.place();
  }

  /** Moves the shape to its place in this frame of the map. */
  place(): void {
    const at = this.#anchor && this.#project(this.#anchor);
    this.#svg.toggleAttribute('hidden', !at);
    if (!at) return;
    const scale = 1 / this.#metresPerPixel();
    this.#path.setAttribute('transform', `translate(${at[0]} ${at[1]}) scale(${scale})`);
    for (const { text, lat, lng } of this.#numbers) {
      const [x, y] = this.#project({ lat, lng }) ?? [0, 0];
      text.setAttribute('transform', `translate(${x} ${y})`);
    }
  }

  destroy(): void {
    this.#svg.remove();
  }
}
