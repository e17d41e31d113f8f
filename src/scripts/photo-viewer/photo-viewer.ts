import { onFirstUse } from '#src/lib/browser/first-use.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import type { PhotoSliders } from './slide-photos.ts';

/**
 * The photos of a home: on a phone a strip that is swiped, and on the whole screen one at a time. What
 * slides both is loaded once the page is used and has nothing else to do, or when a photo is opened before.
 */
class PhotoViewer extends HTMLElement {
  #sliders: Promise<PhotoSliders> | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    onFirstUse(() => whenIdle(() => void this.#start()));
  }

  disconnectedCallback(): void {
    // The caller that began a load reports its failure.
    this.#sliders?.then(
      (sliders) => sliders.leave(),
      () => undefined,
    );
    this.#sliders = undefined;
  }

  /** Loads the sliders once; after a failure the next call tries again. */
  async #load(): Promise<PhotoSliders> {
    this.#sliders ??= import('./slide-photos.ts').then(({ slidePhotos }) => slidePhotos(this));
    try {
      return await this.#sliders;
    } catch (error) {
      this.#sliders = undefined;
      throw error;
    }
  }

  async #start(): Promise<void> {
    if (!this.isConnected) return;
    try {
      await this.#load();
    } catch (error) {
      console.info('The photos scroll: their slider could not be loaded.', error);
    }
  }

  readonly #onClick = (event: MouseEvent): void => {
    const photo =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-photo]');
    // A click with a modifier key follows the link into another tab or window.
    if (!photo || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.#open(photo);
  };

  /** Shows a photo on the whole screen, or goes to its picture when the slider cannot be loaded. */
  async #open(photo: HTMLAnchorElement): Promise<void> {
    try {
      const sliders = await this.#load();
      sliders.show(Number(photo.dataset['photo']));
    } catch (error) {
      console.info('The photo is opened as a page: the viewer could not be loaded.', error);
      location.assign(photo.href);
    }
  }
}

customElements.define('photo-viewer', PhotoViewer);
