import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { PhotoNote } from '#src/contract/listings/photo-notes.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';

/** The stored facts about the photos of a home, in the order of its `images`. */
export type DescribePhotos = (
  home: KeyedListing & Pick<ListingDocument, 'images'>,
) => readonly PhotoNote[];

/** The addresses of the listings' photos at their providers. */
export type PhotoStore = {
  /** The provider's address of a photo; undefined when the listing has no photo of that name. */
  urlOf(listing: KeyedListing, name: string): Promise<string | undefined>;
  readonly notesOf: DescribePhotos;
  /** Stores the colour of a fetched photo, `#` and six hexadecimal digits. */
  noteColor(name: string, color: string): Promise<void>;
  /** The given names that belong to a photo of any listing. */
  present(names: readonly string[]): Promise<ReadonlySet<string>>;
};
