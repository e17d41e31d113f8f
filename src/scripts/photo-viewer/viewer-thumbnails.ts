import { thumbnailUrl } from '#src/domain/listing/photos/photo.ts';

function thumbnailOf(photo: HTMLElement, index: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['thumbnail'] = String(index);
  const image = document.createElement('img');
  image.alt = photo.querySelector('img')?.alt ?? '';
  image.width = 220;
  image.height = 147;
  image.loading = 'lazy';
  const address = thumbnailUrl(photo.getAttribute('href') ?? '');
  if ('own' in photo.dataset) Object.assign(image.dataset, { own: '', ownSrc: address });
  else image.src = address;
  button.append(image);
  return button;
}

/** A button with its thumbnail for each photo of a page. */
export function viewerThumbnails(page: HTMLElement): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-photo]:has(img)')].map(thumbnailOf);
}

/** Marks the thumbnail of the visible photo; the Tab key stops only there. */
export function markThumbnail(thumbnails: readonly HTMLElement[], currentIndex: number): void {
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.removeAttribute('aria-current');
    thumbnail.tabIndex = index === currentIndex ? 0 : -1;
  }
  const current = thumbnails[currentIndex];
  current?.setAttribute('aria-current', 'true');
  current?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
