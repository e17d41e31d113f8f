/** Photos loaded in advance on each side of the visible one. */
const AHEAD = 2;

function slideOf(photo: HTMLElement): HTMLElement {
  const small = photo.querySelector('img');
  const slide = document.createElement('div');
  slide.className = 'viewer-slide';
  const image = document.createElement('img');
  image.alt = small?.alt ?? '';
  image.dataset['large'] = photo.getAttribute('href') ?? '';
  // The small photo of the page is there at once.
  if (small?.complete && small.naturalWidth > 0) image.src = small.currentSrc;
  if ('own' in photo.dataset) image.dataset['own'] = '';
  else if (small) image.dataset['small'] = small.src;
  slide.append(image);
  return slide;
}

/** A slide for each photo of a page, its large photo not yet loaded. */
export function viewerSlides(page: HTMLElement): readonly HTMLElement[] {
  // The link to all photos has the number of the first, and no picture.
  return [...page.querySelectorAll<HTMLElement>('[data-photo]:has(img)')].map(slideOf);
}

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

/** Loads the large photo of a slide and of those beside it, unless they have been. */
export function loadAround(slides: readonly HTMLElement[], index: number): void {
  for (const slide of slides.slice(Math.max(0, index - AHEAD), index + AHEAD + 1)) {
    const image = slide.querySelector('img');
    const large = image?.dataset['large'];
    if (!image || !large) continue;
    delete image.dataset['large'];
    if ('own' in image.dataset) image.dataset['ownSrc'] = large;
    else void showLarge(image, large);
  }
}
