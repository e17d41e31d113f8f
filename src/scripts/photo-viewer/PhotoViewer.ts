/** Photos on each side of the one that is seen that are loaded before they are asked for. */
const AHEAD = 2;

/** Shows the small photo, and the large one in its place once it can be drawn. */
async function showLarge(image: HTMLImageElement, large: string): Promise<void> {
  const { small } = image.dataset;
  if (image.src === '' && small) image.src = small;
  const loading = new Image();
  loading.src = large;
  try {
    await loading.decode();
  } catch (error) {
    console.info('A large photo could not be loaded; the small one stays.', error);
    return;
  }
  image.src = large;
}

/**
 * The photos of a home, one at a time on the whole screen. The slides scroll and snap, so that a
 * finger swipes them without a script; the buttons and the arrow keys scroll them.
 */
export class PhotoViewer extends HTMLElement {
  #slides: readonly HTMLElement[] = [];

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.#dialog?.addEventListener('keydown', this.#onKey);
    this.#track?.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  get #track(): HTMLElement | null {
    return this.querySelector('[data-track]');
  }

  /** The slide that is seen: the one that most of the track shows. */
  get #current(): number {
    const track = this.#track;
    return track ? Math.round(track.scrollLeft / Math.max(1, track.clientWidth)) : 0;
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const photo = event.target.closest<HTMLElement>('[data-photo]');
    const step = event.target.closest<HTMLElement>('[data-step]');
    if (step) this.#go(this.#current + Number(step.dataset['step']), 'smooth');
    // A click with a key held goes where a link goes: into a tab of its own.
    if (!photo || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#open(Number(photo.dataset['photo']));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const last = this.#slides.length - 1;
    const at = this.#current;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    // The slides would scroll with the same key.
    event.preventDefault();
    this.#go(to, 'auto');
  };

  readonly #onScroll = (): void => this.#show(this.#current);

  #open(at: number): void {
    if (this.#slides.length === 0) this.#makeSlides();
    this.#dialog?.showModal();
    this.#go(at, 'auto');
    this.#show(at);
  }

  #makeSlides(): void {
    // The link to all photos has the number of the first, and no picture.
    const photos = [...this.querySelectorAll<HTMLElement>('[data-photo]:has(img)')];
    this.#slides = photos.map((photo) => {
      const slide = document.createElement('div');
      slide.className = 'viewer-slide';
      const image = document.createElement('img');
      image.alt = photo.querySelector('img')?.alt ?? '';
      image.dataset['large'] = photo.getAttribute('href') ?? '';
      const small = photo.querySelector('img');
      // What the page shows of it is there at once.
      if (small?.complete && small.naturalWidth > 0) image.src = small.currentSrc;
      if ('own' in photo.dataset) image.dataset['own'] = '';
      else if (small) image.dataset['small'] = small.src;
      slide.append(image);
      return slide;
    });
    this.#track?.replaceChildren(...this.#slides);
  }

  #go(to: number, behavior: ScrollBehavior): void {
    const slide = this.#slides[Math.min(this.#slides.length - 1, Math.max(0, to))];
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#track?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: isCalm ? 'auto' : behavior });
  }

  #show(at: number): void {
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = `${at + 1} / ${this.#slides.length}`;
    for (const slide of this.#slides.slice(Math.max(0, at - AHEAD), at + AHEAD + 1)) {
      const image = slide.querySelector('img');
      const large = image?.dataset['large'];
      if (!image || !large) continue;
      delete image.dataset['large'];
      if ('own' in image.dataset) image.dataset['ownSrc'] = large;
      else void showLarge(image, large);
    }
  }
}
