import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingMapping } from './listing-mapping.ts';

/** The contents of a source of listings, and how its records become our listings. */
export type SourceTerms<SourceRecord> = {
  /** The name of its listings in a sentence, for example "demo listings". */
  readonly name: string;
  /** The boards whose listings it carries; listings of other boards are rejected. */
  readonly boardIds: ReadonlySet<number>;
  /** Whether it may carry sold and leased listings; otherwise they are rejected. */
  readonly carriesSold: boolean;
  /** How its records become our listings. */
  readonly mapping: ListingMapping<SourceRecord>;
  /** The reason not to show a record, found before its fields are mapped; null when there is none. */
  readonly refusalOf?: (record: SourceRecord) => string | null;
  /** The values of a record that its mapping cannot translate, as "field: value". */
  readonly unknownValuesOf?: (record: SourceRecord) => readonly string[];
};

/** Listings that are read once, from the first to the last: those of the demo world. */
export type ListingSource<SourceRecord> = SourceTerms<SourceRecord> & {
  /** The approximate number of records; null when it is unknown before they are read. */
  readonly expectedCount: number | null;
  /** Its records, in batches that are each stored whole or not at all; each is read once, to its end. */
  batches(): Iterable<Iterable<SourceRecord>> | AsyncIterable<Iterable<SourceRecord>>;
  /** Adds fields that a listing stored by an earlier version of the source lacks. */
  completeDocument?(document: ListingDocument): ListingDocument;
};
