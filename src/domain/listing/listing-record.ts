import type { ListingDocument, Position } from '#src/contract/listings/listing.ts';

/** A listing as it enters the store, with the point that stands for it where its own may not be shown. */
export type ListingRecord = {
  readonly document: ListingDocument;
  /** Centre of its neighbourhood, or of its city where the neighbourhood has none. */
  readonly coarse: Position;
};

/** What became of listings that were put into the store. */
export type PutCounts = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
};
