import type { Visibility } from '#src/domain/listing/visibility.ts';

/** The facts of every listing that are kept in memory, to find it by its number, address or place. */
export type ListingEntry = {
  readonly id: number;
  readonly mlsNumber: string;
  readonly boardId: number;
  /** Anonymous viewers know its number, board, type, class, status and city, and nothing else. */
  readonly isRestricted: boolean;
  /** An ended listing appears only in the history of its home, a hidden one only to a trusted server. */
  readonly standing: Visibility;
  readonly type: string;
  readonly class: string | null;
  readonly status: string;
  /** Null when the viewer may not know it. */
  readonly lastStatus: string | null;
  readonly propertyType: string | null;
  readonly updatedOn: string | null;
  readonly streetNumber: string | null;
  readonly streetName: string | null;
  readonly streetSuffix: string | null;
  readonly streetDirection: string | null;
  readonly unitNumber: string | null;
  readonly city: string;
  readonly area: string | null;
  readonly neighborhood: string | null;
  readonly state: string;
  readonly zip: string | null;
};

/** The present state of a changed entry; undefined when it was removed. */
export type EntryChange = { readonly id: number; readonly entry: ListingEntry | undefined };

export type ListingEntryChanges = {
  /** Whether `entries` are all entries, and not only the changed ones. */
  readonly isWhole: boolean;
  /** Read lazily. Changes that are not read to the end are given again. */
  readonly entries: Iterable<EntryChange>;
};

/** A place in the record of changes of a source. */
export type EntryPlace = { readonly version: number; readonly mark: number };

/** The source of entries. */
export type ListingEntrySource = {
  /** Whether anything has changed since changes were last read to their end. */
  hasChanged(): boolean;
  /** The changes since then; undefined for none. */
  changes(): ListingEntryChanges | undefined;
  /** The place that changes were read up to; undefined before that, or when it is unknown. */
  place(): EntryPlace | undefined;
  /**
   * Continues from a place, as if changes had been read up to it; false when the record does not hold it.
   */
  resume(place: EntryPlace): boolean;
};
