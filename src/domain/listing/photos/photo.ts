import { PICTURES_VERSION } from '#src/contract/images/picture-version.ts';
import { PHOTOS } from './image-address.ts';

/** The widths in which pages ask for a listing photo, pixels, by the class of the image CDN. */
const PHOTO_CLASSES = { 220: 'small', 350: 'small', 800: 'medium', 1600: 'large' } as const;

type PhotoWidthPx = keyof typeof PHOTO_CLASSES;

/** For the pictures a photo is chosen by. */
const THUMBNAIL_WIDTH_PX = 220;

/**
 * The address of a listing photo as WebP; `key` is its entry in the listing's `images`. The version changes
 * the address when pictures are drawn differently.
 */
export function photoUrl(key: string, widthPx: PhotoWidthPx): string {
  const path = key.split('/').map(encodeURIComponent).join('/');
  const size = `w=${widthPx}&class=${PHOTO_CLASSES[widthPx]}`;
  return `${PHOTOS}/${path}?${size}&f=webp&t=v${PICTURES_VERSION}`;
}

/** The thumbnail of a photo whose address `photoUrl` made for another width. */
export function thumbnailUrl(photo: string): string {
  const size = `w=${THUMBNAIL_WIDTH_PX}&class=${PHOTO_CLASSES[THUMBNAIL_WIDTH_PX]}`;
  return photo.replace(/w=\d+&class=\w+/, size);
}

/** The photo for previews of a link on other sites: a JPEG of 1200 by 630 pixels. */
export function ogPhotoUrl(key: string): string {
  const path = key.split('/').map(encodeURIComponent).join('/');
  return `${PHOTOS}/${path}?class=og&f=jpg&t=v${PICTURES_VERSION}`;
}

/** The two widths for screens of one and two device pixels to the CSS pixel. */
export function photoSourceSet(key: string): string {
  return `${photoUrl(key, 350)} 1x, ${photoUrl(key, 800)} 2x`;
}

/** Widths of the pictures of marketing pages, pixels. */
const ART_WIDTHS_PX = [480, 800, 1200, 1600] as const;

/** The address of a picture of the site's own pages, as AVIF or WebP. */
export function artUrl(name: string, widthPx: number, format: 'avif' | 'webp'): string {
  return `/images/art/${name}.jpg?w=${widthPx}&f=${format}&t=v${PICTURES_VERSION}`;
}

/** That picture in every width, for `srcset`. */
export function artSourceSet(name: string, format: 'avif' | 'webp'): string {
  return ART_WIDTHS_PX.map((widthPx) => `${artUrl(name, widthPx, format)} ${widthPx}w`).join(', ');
}
