import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingMapping } from './listing-mapping.ts';

/** Where listings come from: the demo world, or the feed of a provider. */
export type ListingSource<SourceRecord> = {
  /** What its listings are called in a sentence, such as "demo listings". */
  readonly name: string;
  /** The boards whose listings it carries; a listing of any other board is rejected. */
  readonly boardIds: ReadonlySet<number>;
  /** Whether it may carry sold and leased listings; where it may not, they are rejected. */
  readonly carriesSold: boolean;
  /** About how many records it has; null where that is not known before they are read. */
  readonly expectedCount: number | null;
  /** How its records become our listings. */
  readonly mapping: ListingMapping<SourceRecord>;
  /** Its records, in batches that are each stored whole or not at all; each is read once, to its end. */
  batches(): Iterable<Iterable<SourceRecord>> | AsyncIterable<Iterable<SourceRecord>>;
  /** Adds what a listing lacks that an earlier version of the source has stored. */
  completeDocument?(document: ListingDocument): ListingDocument;
};
