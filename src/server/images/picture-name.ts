import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURES_VERSION } from '#src/contract/images/picture-version.ts';
import type { Picture } from './picture-source.ts';
import type { PictureSize } from './rasterise.ts';

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The name of the original file of a photo, whatever its format. */
export const originalNameOf = ({ key }: Pick<Picture, 'key'>): string => `${key}-original`;

/** The name of a picture's file in the cache; it changes with the version of the pictures. */
export function fileNameOf(
  { key }: Pick<Picture, 'key'>,
  { widthPx, heightPx, format }: PictureSize,
): string {
  const size = heightPx ? `${widthPx}x${heightPx}` : widthPx;
  return `${key}-${size}-v${PICTURES_VERSION}.${format}`;
}

/**
 * A strong entity tag. It is made from the name and the versions of the encoders, so that a reader's fresh
 * copy is recognized without drawing anything.
 */
export function pictureTag(picture: Pick<Picture, 'key'>, size: PictureSize): string {
  const { sharp: library, vips } = sharp.versions;
  return `"${shortHash(`${fileNameOf(picture, size)} ${library} ${vips}`)}"`;
}
