import { PICTURES_VERSION } from '#src/contract/picture-version.ts';

/** The widths in which pages ask for a listing photo, CSS pixels. */
export type PhotoWidthPx = 350 | 800;

/**
 * The address of a listing photo as WebP; the key is the one the listing carries in `images`. The
 * version makes it another address once pictures are drawn otherwise.
 */
export function photoUrl(key: string, widthPx: PhotoWidthPx): string {
  const path = key.split('/').map(encodeURIComponent).join('/');
  return `/images/${path}?w=${widthPx}&f=webp&t=v${PICTURES_VERSION}`;
}

/** The two widths for screens of one and two device pixels to the CSS pixel. */
export function photoSourceSet(key: string): string {
  return `${photoUrl(key, 350)} 1x, ${photoUrl(key, 800)} 2x`;
}
