import sharp from 'sharp';
import { PictureUnavailable } from '../picture-source.ts';
import { PIXEL_LIMIT } from '../rasterise.ts';

/** The longer side of a photo is at most this many times its shorter side. */
const MAX_ASPECT_RATIO = 4;

const startsWith = (content: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** The accepted formats of photos. SVG is not among them, as it could refer to other files. */
const isPhotoFile = (content: Buffer) =>
  startsWith(content, [0xff, 0xd8, 0xff]) ||
  startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (startsWith(content, RIFF) && startsWith(content, WEBP, 8));

/**
 * Checks a file before anything of it is unpacked.
 *
 * @throws PictureUnavailable for a file that is no photo, or one of too many pixels or an odd shape
 */
export async function checkPhotoFile(content: Buffer): Promise<void> {
  if (!isPhotoFile(content)) throw new PictureUnavailable('The file is not a JPEG, PNG or WebP');
  const { width, height } = await sharp(content)
    .metadata()
    .catch(() => {
      throw new PictureUnavailable('The file cannot be read');
    });
  if (width * height > PIXEL_LIMIT) throw new PictureUnavailable('The photo has too many pixels');
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) {
    throw new PictureUnavailable('The photo is too long for its width');
  }
}
