import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { PhotoNote } from '#src/contract/listings/photo-notes.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';

/** What is known of the photos of a home, in the order of its `images`. */
export type DescribePhotos = (
  home: KeyedListing & Pick<ListingDocument, 'images'>,
) => readonly PhotoNote[];

/** Knows where the providers have the photos of the listings. */
export type PhotoStore = {
  /** The provider's address of a photo; undefined where the listing has none of that name. */
  urlOf(listing: KeyedListing, name: string): Promise<string | undefined>;
  readonly notesOf: DescribePhotos;
  /** Keeps the colour of a photo that has been fetched, `#` and six hexadecimal digits. */
  noteColor(name: string, color: string): Promise<void>;
  /** Those of the given names that any listing has. */
  present(names: readonly string[]): Promise<ReadonlySet<string>>;
};
