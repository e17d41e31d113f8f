import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';

/** A picture that can be made at any width. */
export type Picture = {
  /** Names it in a cache: letters, digits and hyphens; pictures of one key are the same picture. */
  readonly key: string;
  /** Its SVG. */
  readonly draw: () => string | Promise<string>;
};

/** Where the pictures come from that no other site serves. */
export type PictureSource = {
  /** The n-th photo of a listing, n from 1. */
  photo(listing: ListingDocument, number: number): Picture;
  portrait(traits: PortraitTraits): Picture;
  /** A picture of the site's own pages; undefined for a name there is none of. */
  art(name: string): Picture | undefined;
};
