import { photoSourceSet, photoUrl } from '#src/domain/listing/photos/photo.ts';
import { cardControlsTexts } from '#src/messages/listing/card-controls.ts';
import { pageLocale } from '#src/messages/locale.ts';

const LARGE_PX = 800;
const SMALL_PX = 350;

function slideLike(first: HTMLElement, key: string, color: string | null | undefined): HTMLElement {
  const slide = first.cloneNode(true) as HTMLElement;
  const image = slide.querySelector('img');
  image?.removeAttribute('src');
  image?.removeAttribute('srcset');
  image?.removeAttribute('data-own-src');
  image?.setAttribute('data-key', key);
  slide.querySelector('rect')?.setAttribute('fill', color ?? 'none');
  return slide;
}

/** Slides of a strip besides the first. */
const SHOWN_BESIDES_FIRST = 3;

/**
 * Adds slides for photos after the first, not yet loaded; returns all slides. One extra slide holds the
 * photo that the page of the home shows next, so that it can be loaded in advance.
 */
export function addSlides(strip: HTMLElement, { photos, colors, name }: DOMStringMap) {
  const keys: string[] = JSON.parse(photos ?? '[]');
  const colorsOfKeys: (string | null)[] = JSON.parse(colors ?? '[]');
  const words = cardControlsTexts(pageLocale());
  const first = strip.querySelector<HTMLElement>('.photo-slide');
  if (!first) return [];
  const addedSlides = keys.map((key, index) => slideLike(first, key, colorsOfKeys[index]));
  const newSlides = addedSlides.slice(0, SHOWN_BESIDES_FIRST);
  const last = newSlides.at(-1);
  const more = document.createElement('span');
  more.className = 'photo-more';
  more.textContent = words.viewMore;
  last?.append(more);
  last?.setAttribute('aria-label', words.viewMoreOf(name ?? ''));
  strip.append(...newSlides);
  return [first, ...addedSlides];
}

/** Loads the photo of a slide, unless it has been. */
export function showPhoto(slide: HTMLElement): void {
  const image = slide.querySelector('img');
  const key = image?.dataset['key'];
  if (!image || key === undefined) return;
  delete image.dataset['key'];
  const isLarge = image.width >= LARGE_PX;
  image.loading = 'eager';
  const url = photoUrl(key, isLarge ? LARGE_PX : SMALL_PX);
  if ('own' in image.dataset) {
    image.dataset['ownSrc'] = url;
    return;
  }
  if (!isLarge) image.srcset = photoSourceSet(key);
  image.src = url;
}
