import type { ListingDocument, Position } from '#src/contract/listings/listing.ts';

/** A listing on its way into the store, with the point shown for it where its own may not be. */
export type ListingRecord = {
  readonly document: ListingDocument;
  /** Centre of its neighbourhood, or of its city where the neighbourhood has none. */
  readonly coarse: Position;
};

/** The outcome of putting listings into the store. */
export type PutCounts = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
};
