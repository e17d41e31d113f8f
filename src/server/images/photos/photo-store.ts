import type { KeyedListing } from '#src/domain/listing/key.ts';

/** Knows where the providers have the photos of the listings. */
export type PhotoStore = {
  /** The provider's address of a photo; undefined where the listing has none of that name. */
  urlOf(listing: KeyedListing, name: string): Promise<string | undefined>;
  /** Those of the given names that any listing has. */
  present(names: readonly string[]): Promise<ReadonlySet<string>>;
};
