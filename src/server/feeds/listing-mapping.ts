import type { FullListing, Position } from '#src/contract/listings/listing.ts';
import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';

/** Comparable sales are worked out from other listings; a source has none of its own. */
type MappedField = Exclude<keyof FullListing, 'comparables' | 'photos'>;

type ReadField<SourceRecord> = (record: SourceRecord) => unknown;

/**
 * How the records of a source become our listings: a row for each field, and rows of its own for what
 * else the source tells. What a row gives is not trusted but validated.
 */
export type ListingMapping<SourceRecord> = {
  readonly fields: Readonly<Record<MappedField, ReadField<SourceRecord>>> &
    Readonly<Record<string, ReadField<SourceRecord>>>;
  /** The point that stands for a listing whose own may not be shown. */
  readonly coarse: ReadField<SourceRecord>;
};

/** What the mapping of a feed has to be told about the world. */
export type MappingContext = {
  /** Our board by what the feed calls it. */
  readonly boardIdOf: (name: string | null) => number | undefined;
  /** Who may see the sold homes of a board. */
  readonly soldTo: (boardId: number | undefined) => SoldAudience;
  /** The centre of a town, or of its province where nobody knows the town. */
  readonly centreOf: (city: string, provinceCode: string) => Position | undefined;
};

/** A listing that a mapping has made and nobody has validated yet. */
export type MappedListing = {
  readonly document: Readonly<Record<string, unknown>>;
  readonly coarse: unknown;
};

/** A function that maps records; the fields of a document stand in the order of the rows. */
export function recordMapper<SourceRecord>({
  fields,
  coarse,
}: ListingMapping<SourceRecord>): (record: SourceRecord) => MappedListing {
  const rows = Object.entries(fields);
  return (record) => ({
    document: Object.fromEntries(rows.map(([field, read]) => [field, read(record)])),
    coarse: coarse(record),
  });
}
