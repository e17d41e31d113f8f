import { photoSourceSet, photoUrl } from '#src/domain/listing/photo.ts';
import { listingTexts } from '#src/messages/listing.ts';
import { pageLocale } from '#src/messages/locale.ts';

const LARGE_PX = 800;
const SMALL_PX = 350;

function slideLike(first: HTMLElement, key: string): HTMLElement {
  const slide = first.cloneNode(true) as HTMLElement;
  const image = slide.querySelector('img');
  image?.removeAttribute('src');
  image?.removeAttribute('srcset');
  image?.removeAttribute('data-own-src');
  image?.setAttribute('data-key', key);
  return slide;
}

function moreLabel(): HTMLElement {
  const words = listingTexts(pageLocale());
  const label = document.createElement('span');
  label.className = 'photo-more';
  label.textContent = words.viewMore;
  return label;
}

/** Adds a slide for each photo after the first, its photo not yet loaded; returns all slides. */
export function addSlides(strip: HTMLElement, keys: readonly string[], name: string) {
  const words = listingTexts(pageLocale());
  const first = strip.querySelector<HTMLElement>('.photo-slide');
  if (!first) return [];
  const added = keys.map((key) => slideLike(first, key));
  const last = added.at(-1);
  last?.append(moreLabel());
  last?.setAttribute('aria-label', words.viewMoreOf(name));
  strip.append(...added);
  return [first, ...added];
}

/** Loads a photo that is not shown yet, at the size of a card. */
export function preloadPhoto(key: string): void {
  const image = new Image();
  image.srcset = photoSourceSet(key);
  image.src = photoUrl(key, SMALL_PX);
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
