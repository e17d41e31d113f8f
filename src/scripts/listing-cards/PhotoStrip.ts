import { whenIdle } from '#src/lib/browser/when-idle.ts';
import { onHoverIntent } from './hover-intent.ts';
import { onNearViewport } from './near-viewport.ts';
import { prefetchPage } from './prefetch.ts';
import { StripControls } from './StripControls.ts';
import { addSlides, showPhoto } from './slides.ts';

const WIDE = '(min-width: 48rem)';
/** A card in an overlay shown this long is being read. */
const OVERLAY_CALLBACK_MS = 1000;
const BY_TOUCH = '(hover: none)';

/**
 * `<photo-strip data-photos data-colors data-name>` around a strip that shows the first photo: gives it the
 * others, and the means to see them, once the card is near. A photo is loaded when it may be wanted:
 * all of them and one more for a mouse in a wide window, else the next one.
 */
export class PhotoStrip extends HTMLElement {
  #life: AbortController | undefined;
  #slides: HTMLElement[] = [];
  #controls: StripControls | undefined;
  #index = 0;
  /** The target of a button's move, until the strip is there. */
  #aim: number | undefined;

  connectedCallback(): void {
    const life = new AbortController();
    this.#life = life;
    const stopWaiting = onNearViewport(this, () => this.#near());
    life.signal.addEventListener('abort', stopWaiting);
    onHoverIntent(this.closest('article') ?? this, () => this.#onIntent(), life.signal);
    if (!this.closest('[role=dialog]>article')) return;
    setTimeout(() => this.isConnected && this.#onIntent(), OVERLAY_CALLBACK_MS);
  }

  disconnectedCallback(): void {
    this.#life?.abort();
  }

  get #strip(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.photo-slides');
  }

  #near(): void {
    this.#build();
    if (!matchMedia(BY_TOUCH).matches) return;
    whenIdle(() => {
      if (!this.isConnected) return;
      this.#load(1);
      this.#prefetch();
    });
  }

  #onIntent(): void {
    this.#build();
    const last = matchMedia(WIDE).matches ? this.#slides.length : this.#index + 1;
    for (let index = 1; index <= last; index += 1) this.#load(index);
    this.#prefetch();
  }

  #prefetch(): void {
    const href = this.querySelector('a')?.href;
    if (href) prefetchPage(href);
  }

  #load(index: number): void {
    const slide = this.#slides[index];
    if (slide) showPhoto(slide);
  }

  #build(): void {
    const strip = this.#strip;
    if (!strip || this.#slides.length > 0) return;
    this.#slides = addSlides(strip, this.dataset);
    if (!strip.children[1]) return;
    this.#controls = new StripControls(this, strip, (step) => this.#go(this.#index + step));
    this.#controls.show(0);
    strip.addEventListener('scroll', () => this.#scrolled(strip), { passive: true });
    for (const type of ['touchstart', 'wheel']) {
      strip.addEventListener(type, () => (this.#aim = undefined), { passive: true });
    }
    this.toggleAttribute('data-ready', true);
  }

  #go(index: number): void {
    const strip = this.#strip;
    if (!strip?.children[index]) return;
    this.#aim = index;
    this.#arrive(index);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.scrollTo({ left: index * strip.clientWidth, behavior: isCalm ? 'auto' : 'smooth' });
  }

  #scrolled(strip: HTMLElement): void {
    if (strip.clientWidth === 0) return;
    const position = strip.scrollLeft / strip.clientWidth;
    this.#load(Math.ceil(position));
    const index = Math.round(position);
    if (this.#aim !== undefined && this.#aim !== index) return;
    this.#aim = undefined;
    this.#arrive(index);
  }

  #arrive(index: number): void {
    if (index === this.#index) return;
    this.#index = index;
    this.#load(index);
    this.#load(index + 1);
    this.#controls?.show(index);
  }
}
