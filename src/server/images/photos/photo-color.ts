import sharp from 'sharp';
import { PIXEL_LIMIT } from '../rasterise.ts';

/**
 * The overall colour of a photo: all of it in one pixel. A JPEG is decoded small for it, which is quick.
 */
export async function colorOf(content: Buffer): Promise<string> {
  const pixel = await sharp(content, { limitInputPixels: PIXEL_LIMIT })
    .resize(1, 1, { fit: 'fill' })
    .toColorspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`;
}
