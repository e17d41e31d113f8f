import type { KeyedListing } from '#src/domain/listing/key.ts';
import { type Picture, type PictureSource, PictureUnavailable } from '../picture-source.ts';
import { PLACEHOLDER } from './placeholder.ts';
import type { PhotoStore } from './photo-store.ts';

type FeedPicturesOptions = {
  readonly photos: PhotoStore;
  /** The file at a provider's address; rejects with `PictureUnavailable`. */
  readonly fetchPhoto: (address: string) => Promise<Buffer>;
  /** Where the pictures come from that are no photos of listings. */
  readonly others: Omit<PictureSource, 'photo'>;
};

const NAME = /\/([0-9a-f]{24})\.jpg$/;

/** What the cache calls a photo of a feed. */
const cacheKeyOf = (name: string) => `photo-${name}`;

/** The name of the photo that a file of the cache is of; undefined for any other file. */
export const cachedPhotoName = (fileName: string): string | undefined =>
  /^photo-([0-9a-f]{24})-/.exec(fileName)?.[1];

/** Photos as the providers of the feeds have them, fetched when they are asked for the first time. */
export function feedPictures({ photos, fetchPhoto, others }: FeedPicturesOptions): PictureSource {
  function photograph(listing: KeyedListing, name: string): Picture {
    return {
      key: cacheKeyOf(name),
      async load() {
        const address = await photos.urlOf(listing, name);
        if (address === undefined) throw new PictureUnavailable('The listing has lost the photo');
        return fetchPhoto(address);
      },
    };
  }
  return {
    ...others,
    photo(listing, number) {
      const [, name] = NAME.exec(listing.images?.[number - 1] ?? '') ?? [];
      return name === undefined ? PLACEHOLDER : photograph(listing, name);
    },
  };
}
