import type { KeyedListing } from '#src/domain/listing/key.ts';
import { photoNameOf } from '#src/domain/listing/photos/photo-key.ts';
import { type Picture, type PictureSource, PictureUnavailable } from '../picture-source.ts';
import { colorOf } from './photo-color.ts';
import { PLACEHOLDER } from './placeholder.ts';
import type { PhotoStore } from './photo-store.ts';

type FeedPicturesOptions = {
  readonly photos: PhotoStore;
  /** The file at a provider's address; rejects with `PictureUnavailable`. */
  readonly fetchPhoto: (address: string) => Promise<Buffer>;
  /** The source of all pictures other than photos of listings. */
  readonly others: Omit<PictureSource, 'photo'>;
  readonly onWarning: (sentence: string) => void;
};

/** The cache key of a photo of a feed. */
const cacheKeyOf = (name: string) => `photo-${name}`;

/** The name of the photo in a file of the cache; undefined for any other file. */
export const cachedPhotoName = (fileName: string): string | undefined =>
  /^photo-([0-9a-f]{24})-/.exec(fileName)?.[1];

/** The photos of the feeds' providers, each fetched at the first request for it. */
export function feedPictures({
  photos,
  fetchPhoto,
  others,
  onWarning,
}: FeedPicturesOptions): PictureSource {
  /** A photo is shown even when its colour cannot be determined or stored. */
  async function noteColor(name: string, content: Buffer): Promise<void> {
    try {
      await photos.noteColor(name, await colorOf(content));
    } catch (error) {
      onWarning(`The colour of a photo could not be determined: ${String(error)}`);
    }
  }

  function photograph(listing: KeyedListing, name: string): Picture {
    return {
      key: cacheKeyOf(name),
      async load() {
        const address = await photos.urlOf(listing, name);
        if (address === undefined)
          throw new PictureUnavailable('The listing no longer has the photo');
        const content = await fetchPhoto(address);
        await noteColor(name, content);
        return content;
      },
    };
  }
  return {
    ...others,
    photo(listing, number) {
      const name = photoNameOf(listing.images?.[number - 1] ?? '');
      return name === undefined ? PLACEHOLDER : photograph(listing, name);
    },
  };
}
