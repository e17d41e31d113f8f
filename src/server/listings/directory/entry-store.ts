import type { Visibility } from '#src/domain/listing/visibility.ts';

/** What is kept in memory of every listing, for finding it by its number, address or place. */
export type ListingEntry = {
  readonly id: number;
  readonly mlsNumber: string;
  readonly boardId: number;
  /** Anonymous viewers know its number, board, type, class, status and city, and nothing else. */
  readonly isRestricted: boolean;
  /** Of one that has ended only the history of its home may tell, of a hidden one only to a trusted server. */
  readonly standing: Visibility;
  readonly type: string;
  readonly class: string | null;
  readonly status: string;
  /** Null where the viewer may not know it. */
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

/** What has become of an entry; undefined for one that is no more. */
export type EntryChange = { readonly id: number; readonly entry: ListingEntry | undefined };

export type ListingEntryChanges = {
  /** Whether `entries` are all there are, and not only those that changed. */
  readonly isWhole: boolean;
  /** Read as they are asked for. What is not read to its end is told again. */
  readonly entries: Iterable<EntryChange>;
};

/** A place in the record of changes of a source. */
export type EntryPlace = { readonly version: number; readonly mark: number };

/** Where entries come from. */
export type ListingEntrySource = {
  /** Whether anything is new since changes were last read to their end. */
  hasChanged(): boolean;
  /** What is new since then; undefined for nothing. */
  changes(): ListingEntryChanges | undefined;
  /** Up to where changes were read to their end; undefined before they were, or where nobody can tell. */
  place(): EntryPlace | undefined;
  /** Goes on from a place, as if changes had been read up to there; false where the record does not hold it. */
  resume(place: EntryPlace): boolean;
};
