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
   * The file of the picture, after its format and size have been checked.
   *
   * @throws PictureUnavailable when it cannot be fetched
   */
  readonly load: () => Promise<Buffer>;
};

/** A picture that can be made at any width. */
export type Picture = Drawing | Photograph;

/** An existing picture cannot be fetched at the moment, as its provider is out of reach. */
export class PictureUnavailable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PictureUnavailable';
  }
}

/** The source of the pictures that no other site serves. */
export type PictureSource = {
  /** The n-th photo of a listing, n from 1. */
  photo(listing: ListingDocument, number: number): Picture;
  portrait(traits: PortraitTraits): Picture;
  /** A picture of the site's own pages; undefined for an unknown name. */
  art(name: string): Picture | undefined;
};
