import { whenIdle } from '#src/lib/when-idle.ts';
import type { Slider } from '#src/lib/slider/slider.ts';
import { loadSlider } from './load-slider.ts';
import { slideGallery } from './slide-gallery.ts';
import { loadAround, viewerSlides } from './viewer-slides.ts';

/**
 * The photos of a home: on a phone a strip that is swiped, and on the whole screen one at a time. The
 * slider of both is loaded once the page has nothing else to do, or when a photo is opened before.
 */
class PhotoViewer extends HTMLElement {
  #slides: readonly HTMLElement[] = [];
  #slider: Slider | undefined;
  #leaveGallery: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.#dialog?.addEventListener('close', this.#onClose);
    whenIdle(this.#startGallery);
  }

  disconnectedCallback(): void {
    this.#onClose();
    this.#leaveGallery?.();
    this.#leaveGallery = undefined;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  readonly #onClose = (): void => {
    this.#slider?.unmount();
    this.#slider = undefined;
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const step = event.target.closest<HTMLElement>('[data-step]')?.dataset['step'];
    if (step) this.#slider?.splide.go(step);
    const photo = event.target.closest<HTMLAnchorElement>('a[data-photo]');
    // A click with a key held goes where a link goes: into a tab of its own.
    if (!photo || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.#open(photo);
  };

  readonly #startGallery = (): void => {
    const gallery = this.querySelector<HTMLElement>('[data-gallery]');
    if (!gallery || !this.isConnected || this.#leaveGallery) return;
    this.#leaveGallery = slideGallery(gallery);
  };

  /** Shows a photo on the whole screen, or goes to its picture when the slider cannot be loaded. */
  async #open(photo: HTMLAnchorElement): Promise<void> {
    try {
      await this.#show(Number(photo.dataset['photo']));
    } catch (error) {
      console.info('The photo is opened as a page: the viewer could not be loaded.', error);
      location.assign(photo.href);
    }
  }

  async #show(start: number): Promise<void> {
    const { mountSlider } = await loadSlider();
    const dialog = this.#dialog;
    const root = dialog?.querySelector<HTMLElement>('section');
    if (!this.isConnected || !dialog || !root || dialog.open) return;
    if (this.#slides.length === 0) this.#fill(root);
    dialog.showModal();
    this.#slider = mountSlider(root, { start, arrows: false }, dialog);
    this.#slider.splide.on('move', (index: number) => this.#arrive(index));
    this.#arrive(start);
  }

  #fill(root: HTMLElement): void {
    this.#slides = viewerSlides(this);
    root.querySelector('.splide__list')?.replaceChildren(...this.#slides);
  }

  #arrive(index: number): void {
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = `${index + 1} / ${this.#slides.length}`;
    loadAround(this.#slides, index);
  }
}

customElements.define('photo-viewer', PhotoViewer);
