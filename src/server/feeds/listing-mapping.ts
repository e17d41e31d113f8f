import type { FullListing, Position } from '#src/contract/listings/listing.ts';
import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';

/** Comparable sales are computed from other listings; a source has none of its own. */
type MappedField = Exclude<keyof FullListing, 'comparables' | 'photos'>;

type ReadField<SourceRecord> = (record: SourceRecord) => unknown;

/**
 * How the records of a source become our listings: a row for each field, and more rows for the source's
 * other data. The result of a row is not trusted but validated.
 */
export type ListingMapping<SourceRecord> = {
  readonly fields: Readonly<Record<MappedField, ReadField<SourceRecord>>> &
    Readonly<Record<string, ReadField<SourceRecord>>>;
  /** The point that stands in for a listing whose own point may not be shown. */
  readonly coarse: ReadField<SourceRecord>;
};

/** The facts that the mapping of a feed needs from outside its records. */
export type MappingContext = {
  /** Our board, by the feed's name for it. */
  readonly boardIdOf: (name: string | null) => number | undefined;
  /** Who may see the sold homes of a board. */
  readonly soldTo: (boardId: number | undefined) => SoldAudience;
  /** The centre of a town, or of its province when the town is unknown. */
  readonly centreOf: (city: string, provinceCode: string) => Position | undefined;
};

/** A mapped listing before validation. */
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
