import type { PhotoSubject } from '#src/contract/listings/photo-subjects.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';

/** A place in a feed: everything up to this record, in order of change and then of key, has been read. */
export type Watermark = {
  /** When the record changed, as the feed writes it. */
  readonly modified: string;
  readonly key: string;
};

/** A photo of a record: where the provider has it, and what it is called here. */
export type FeedPhoto = {
  /** Hexadecimal digits that another photo, or another state of this one, does not have. */
  readonly name: string;
  /** The provider's address, which leaves the server in no answer. */
  readonly url: string;
  /** What it shows, where the provider tells. */
  readonly subject: PhotoSubject | null;
};

/** The photos of a record in their order. */
export type PhotoSet = {
  /** Says which state of them this is, where the provider tells when they change. */
  readonly revision: string | null;
  readonly photos: readonly FeedPhoto[];
};

/** What the record of a key is: a listing with its photos, or null where it may not be shown. */
export type StoredRecord = {
  readonly key: string;
  readonly listing: ListingRecord | null;
  readonly photos: PhotoSet;
};

/** A feed, and how its records are read; where that changes, all of them are read anew. */
export type FeedReading = { readonly id: string; readonly revision: string };

/** Records of a feed that are stored together, or none of them. */
export type RecordBatch = {
  readonly feed: FeedReading;
  readonly records: readonly StoredRecord[];
  /** YYYY-MM-DD, of listings that are shown no more. */
  readonly day: string;
  /** How far the feed had been read, and has been with these; left out where they are not its next page. */
  readonly step?: { readonly from: Watermark | undefined; readonly to: Watermark };
};

export type BatchCounts = PutCounts & {
  readonly removed: number;
  /** Numbers that two records of the feed have on one board, of which one alone is stored. */
  readonly duplicateNumbers: readonly string[];
};

/** Keeps the listings of feeds, with how far each has been read. */
export type FeedStore = {
  /** How far a feed has been read this way; undefined before its first page. */
  watermark(feed: FeedReading): Promise<Watermark | undefined>;
  /**
   * Stores a page and its watermark in one transaction: what a crash leaves is a whole page or nothing of
   * it. Of two records with one number on one board the one of the later page is kept; one that is put
   * without a step leaves the number to the record that has it. Undefined, and nothing is stored, where the feed has meanwhile been read further by another program.
   */
  putBatch(batch: RecordBatch): Promise<BatchCounts | undefined>;
  /** The keys of all records that were read, those among them that may not be shown. */
  keys(feedId: string): Promise<ReadonlySet<string>>;
  /** The photos of those of the given records that are stored as listings. */
  photos(feedId: string, keys: readonly string[]): Promise<ReadonlyMap<string, PhotoSet>>;
  /** Removes records that the feed has no more, in one transaction; how many listings left with them. */
  removeKeys(feedId: string, keys: readonly string[], day: string): Promise<number>;
  /** When a feed was last read to its end, ms; undefined while it never was. */
  readAtMs(feedId: string): Promise<number | undefined>;
  setReadAtMs(feedId: string, atMs: number): Promise<void>;
  /** The day on which the keys were last compared with those of the feed, YYYY-MM-DD. */
  comparedOn(feedId: string): Promise<string | undefined>;
  setComparedOn(feedId: string, day: string): Promise<void>;
};
