/** The widths in which pages ask for a listing photo, CSS pixels. */
export type PhotoWidthPx = 350 | 800;

/** The address of a listing photo as WebP; the key is the one the listing carries in `images`. */
export function photoUrl(key: string, widthPx: PhotoWidthPx): string {
  return `/images/${key.split('/').map(encodeURIComponent).join('/')}?w=${widthPx}&f=webp`;
}

/** The two widths for screens of one and two device pixels to the CSS pixel. */
export function photoSourceSet(key: string): string {
  return `${photoUrl(key, 350)} 1x, ${photoUrl(key, 800)} 2x`;
}
