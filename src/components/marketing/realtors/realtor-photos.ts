import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { portraitAddress } from '#src/domain/portrait-address.ts';
import type { Locale } from '#src/messages/locale.ts';
import { marketingTexts } from '#src/messages/site/marketing.ts';

const WIDTH_PX = 480;

/** A picture of a person, with a JPEG for browsers that know no WebP. */
type RealtorPhoto = { readonly src: string; readonly fallback: string; readonly alt: string };

/** The pictures of a realtor: the photo when there is one, else a portrait drawn from the traits. */
export async function realtorPhotos(
  { id, data }: CollectionEntry<'realtors'>,
  locale: Locale,
): Promise<readonly RealtorPhoto[]> {
  const words = marketingTexts(locale);
  const { title, photo, portrait } = data;
  if (photo) {
    const square = { src: photo, width: WIDTH_PX, height: WIDTH_PX, fit: 'cover' } as const;
    const webp = await getImage({ ...square, format: 'webp' });
    const jpeg = await getImage({ ...square, format: 'jpg' });
    return [{ src: webp.src, fallback: jpeg.src, alt: words.photoOf(title) }];
  }
  if (!portrait) return [];
  const address = (format: 'webp' | 'jpg') =>
    portraitAddress(id, portrait, { widthPx: WIDTH_PX, format });
  return [{ src: address('webp'), fallback: address('jpg'), alt: words.portraitOf(title) }];
}
