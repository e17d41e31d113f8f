import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURES_VERSION } from '#src/contract/images/picture-version.ts';
import type { Picture } from './picture-source.ts';
import type { PictureSize } from './rasterise.ts';

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The name of the file that a photo came as, whatever its format. */
export const originalNameOf = ({ key }: Pick<Picture, 'key'>): string => `${key}-original`;

/** The name of a picture's file in the cache; another version of the pictures has other names. */
export function fileNameOf(
  { key }: Pick<Picture, 'key'>,
  { widthPx, heightPx, format }: PictureSize,
): string {
  const size = heightPx ? `${widthPx}x${heightPx}` : widthPx;
  return `${key}-${size}-v${PICTURES_VERSION}.${format}`;
}

/**
 * A strong entity tag. It is made from the name and the versions of what encodes the picture, so that
 * a fresh copy at the reader's is told without drawing anything.
 */
export function pictureTag(picture: Pick<Picture, 'key'>, size: PictureSize): string {
  const { sharp: library, vips } = sharp.versions;
  return `"${shortHash(`${fileNameOf(picture, size)} ${library} ${vips}`)}"`;
}
