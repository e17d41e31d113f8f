import { type BaseComponent, type Components, type Options, Splide } from '@splidejs/splide';
import { readableSlides } from './readable-slides.ts';
import { steer } from './steering.ts';

export type Slider = {
  readonly splide: Splide;
  /** Restores the browser's own scrolling. */
  unmount(): void;
};

const SLIDE_MS = 200;

/** An extension of Splide that limits every swipe, however long and quick, to a page. */
function pageASwipe(splide: Splide, { Controller }: Components): BaseComponent {
  const { toDest } = Controller;
  return {
    mount() {
      Controller.toDest = (position) => {
        const { index, options } = splide;
        const { perPage = 1 } = options;
        return Math.max(index - perPage, Math.min(index + perPage, toDest(position)));
      };
    },
  };
}

/** The slide at the left edge of a strip that may have been scrolled. */
function firstInView(track: Element, slides: readonly Element[]): number {
  const edge = track.getBoundingClientRect().left;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Loads the photos of the slides in view, and of as many before and after them. */
function loadPhotos(splide: Splide, index: number): void {
  const { perPage = 1 } = splide.options;
  const near = splide.Components.Slides.get().slice(
    Math.max(0, index - perPage),
    index + 2 * perPage,
  );
  for (const { slide } of near) {
    for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      image.loading = 'eager';
    }
  }
}

/** When unmounted, Splide removes all attributes of its track and list together with its own. */
function restoreAttributes(elements: readonly Element[]): () => void {
  const originalAttributes = elements.map((element) => ({
    element,
    attributes: [...element.attributes],
  }));
  return () => {
    for (const { element, attributes } of originalAttributes) {
      for (const { name, value } of attributes) {
        if (!element.hasAttribute(name)) element.setAttribute(name, value);
      }
    }
  };
}

/**
 * Lets Splide move a strip: a root with a `.splide__track` in it, and the `.splide__list` in that.
 * The root has the class `splide` from then on. It starts at the slide the strip was scrolled to, and
 * follows the keys that are pressed in the area.
 */
export function mountSlider(root: HTMLElement, options: Options, area = root): Slider {
  const track = root.querySelector<HTMLElement>('.splide__track');
  const list = track?.querySelector<HTMLElement>('.splide__list');
  if (!track || !list) throw new Error('A slider needs a track and a list.');
  const slides = [...list.children];
  const start = firstInView(track, slides);
  const restore = restoreAttributes([track, list]);
  root.classList.add('splide');
  for (const slide of slides) slide.classList.add('splide__slide');
  track.scrollLeft = 0;
  const splide = new Splide(root, {
    start,
    role: '',
    // Splide would wait after a swipe for the end of a movement that such a page does not make.
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS,
    easing: 'ease-out',
    pagination: false,
    live: false,
    // Every slide stays in the order of the Tab key.
    focusableNodes: '',
    ...options,
  });
  splide.on('mounted', () => loadPhotos(splide, splide.index));
  splide.on('move', (index: number) => loadPhotos(splide, index));
  splide.mount({ ReadableSlides: readableSlides, PageASwipe: pageASwipe });
  const release = steer({ area, track, splide });
  return {
    splide,
    unmount() {
      release();
      splide.destroy(false);
      root.classList.remove('splide', 'is-initialized');
      restore();
    },
  };
}
