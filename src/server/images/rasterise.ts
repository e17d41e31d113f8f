import sharp from 'sharp';
import type { Sharp } from 'sharp';

type PictureFormat = 'webp' | 'jpg' | 'avif';
export type PictureSize = {
  widthPx: number;
  /** The picture is cut to this height; without it, its own proportions give the height. */
  heightPx?: number;
  format: PictureFormat;
};

function encoded(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 });
  if (format === 'jpg') return image.jpeg({ quality: 80 });
  return image.avif({ quality: 55, effort: 2 });
}

/** A photo may not have more pixels than this, as each takes memory while it is read. */
export const PIXEL_LIMIT = 50_000_000;
const TIME_LIMIT_SECONDS = 15;

/**
 * Renders an SVG document straight at the wanted size, or the file of a photo, turned upright and stripped
 * of the camera's other metadata.
 *
 * @throws if it cannot be read, has too many pixels or takes too long
 */
export async function rasterise(
  content: string | Buffer,
  { widthPx, heightPx, format }: PictureSize,
): Promise<Buffer> {
  const image = sharp(typeof content === 'string' ? Buffer.from(content) : content, {
    limitInputPixels: PIXEL_LIMIT,
  })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .resize({ width: widthPx, ...(heightPx ? { height: heightPx, fit: 'cover' } : {}) })
    .flatten({ background: '#ffffff' });
  return await encoded(image, format).toBuffer();
}
