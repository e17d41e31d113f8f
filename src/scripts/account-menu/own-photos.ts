import { ownPhotoUrl } from '#src/domain/listing/photos/image-address.ts';
import { fetchForViewer } from '#src/clients/http.ts';
import { $userId } from '#src/stores/session/session.ts';

// A browser asks for a picture without a token, so a photo that needs one carries its address in an
// attribute of its own and is fetched here.

const WAITING = 'img[data-own-src]';

/** The address within this page of a photo that needs a token; null when it cannot be had. */
async function ownPhoto(path: string): Promise<string | null> {
  const photo = await fetchForViewer(path);
  return photo && URL.createObjectURL(await photo.blob());
}

async function load(image: HTMLImageElement): Promise<void> {
  const address = image.dataset['ownSrc'];
  delete image.dataset['ownSrc'];
  if (address === undefined) return;
  const photo = await ownPhoto(ownPhotoUrl(address));
  if (!photo) return;
  // The viewer of a home's photos shows the same one again.
  const isShownAgain = image.closest('photo-viewer') !== null;
  const forget = () => URL.revokeObjectURL(photo);
  if (!isShownAgain) image.addEventListener('load', forget, { once: true });
  image.src = photo;
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      observer.unobserve(target);
      void load(target);
    }
  },
  { rootMargin: '400px' },
);

function watch(): void {
  if ($userId.get() === null) return;
  for (const image of document.querySelectorAll(WAITING)) observer.observe(image);
}

/** Loads the photos for signed-in viewers as they come into sight. */
export function showOwnPhotos(): void {
  const photoObserver = new MutationObserver(watch);
  photoObserver.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-own-src'],
  });
  $userId.subscribe(watch);
}
