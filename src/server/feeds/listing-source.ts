import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingMapping } from './listing-mapping.ts';

/** What a source of listings carries, and how its records become our listings. */
export type SourceTerms<SourceRecord> = {
  /** What its listings are called in a sentence, such as "demo listings". */
  readonly name: string;
  /** The boards whose listings it carries; a listing of any other board is rejected. */
  readonly boardIds: ReadonlySet<number>;
  /** Whether it may carry sold and leased listings; where it may not, they are rejected. */
  readonly carriesSold: boolean;
  /** How its records become our listings. */
  readonly mapping: ListingMapping<SourceRecord>;
  /** Why a record is no listing to be shown, before its fields are mapped; null when nothing says so. */
  readonly refusalOf?: (record: SourceRecord) => string | null;
  /** The values of a record that its mapping has no words for, as "field: value". */
  readonly unknownValuesOf?: (record: SourceRecord) => readonly string[];
};

/** Listings that are read once, from the first to the last: those of the demo world. */
export type ListingSource<SourceRecord> = SourceTerms<SourceRecord> & {
  /** About how many records it has; null where that is not known before they are read. */
  readonly expectedCount: number | null;
  /** Its records, in batches that are each stored whole or not at all; each is read once, to its end. */
  batches(): Iterable<Iterable<SourceRecord>> | AsyncIterable<Iterable<SourceRecord>>;
  /** Adds what a listing lacks that an earlier version of the source has stored. */
  completeDocument?(document: ListingDocument): ListingDocument;
};
