import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';

/** Names a picture in a cache: letters, digits and hyphens; pictures of one key are the same picture. */
type Keyed = { readonly key: string };

/** A picture that is drawn. */
export type Drawing = Keyed & {
  /** Its SVG. */
  readonly draw: () => string | Promise<string>;
};

/** A picture that is fetched from where it is kept. */
export type Photograph = Keyed & {
  /**
   * The file of the picture, whose format and size have been looked at.
   *
   * @throws PictureUnavailable where it cannot be had
   */
  readonly load: () => Promise<Buffer>;
};

/** A picture that can be made at any width. */
export type Picture = Drawing | Photograph;

/** A picture that there should be cannot be had now, as its provider is out of reach. */
export class PictureUnavailable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PictureUnavailable';
  }
}

/** Where the pictures come from that no other site serves. */
export type PictureSource = {
  /** The n-th photo of a listing, n from 1. */
  photo(listing: ListingDocument, number: number): Picture;
  portrait(traits: PortraitTraits): Picture;
  /** A picture of the site's own pages; undefined for a name there is none of. */
  art(name: string): Picture | undefined;
};
