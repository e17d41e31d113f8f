import type { PhotoSubject } from '#src/contract/listings/photo-subjects.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';

/** A place in a feed: everything up to this record, in order of change and then of key, has been read. */
export type Watermark = {
  /** When the record changed, as the feed writes it. */
  readonly modified: string;
  readonly key: string;
};

/** A photo of a record: its address at the provider, and its name here. */
export type FeedPhoto = {
  /** Hexadecimal digits, different for every photo and every state of it. */
  readonly name: string;
  /** The provider's address, which no answer of the server may contain. */
  readonly url: string;
  /** The subject of the photo; null when the provider does not give it. */
  readonly subject: PhotoSubject | null;
};

/** The photos of a record in their order. */
export type PhotoSet = {
  /** Identifies their state; null when the provider does not say when they change. */
  readonly revision: string | null;
  readonly photos: readonly FeedPhoto[];
};

/** The stored form of a record: a listing with its photos, or null when it may not be shown. */
export type StoredRecord = {
  readonly key: string;
  readonly listing: ListingRecord | null;
  readonly photos: PhotoSet;
  /** Whether its key is not kept, so that the next comparison of keys finds it missing and reads it again. */
  readonly isIncomplete?: boolean;
};

/** A feed, and the revision of how its records are read; a new revision makes all of them be read anew. */
export type FeedReading = { readonly id: string; readonly revision: string };

/** Records of a feed that are stored together or not at all. */
export type RecordBatch = {
  readonly feed: FeedReading;
  readonly records: readonly StoredRecord[];
  /** YYYY-MM-DD: the day of removal for listings that are taken off. */
  readonly day: string;
  /** The feed's place before and after these records; left out when they are not its next page. */
  readonly step?: { readonly from: Watermark | undefined; readonly to: Watermark };
};

export type BatchCounts = PutCounts & {
  readonly removed: number;
  /** Numbers that two records of the feed share on one board; only one of the two is stored. */
  readonly duplicateNumbers: readonly string[];
};

/** Keeps the listings of feeds, and the place that each feed has been read to. */
export type FeedStore = {
  /** The place that a feed has been read to under its revision; undefined before its first page. */
  watermark(feed: FeedReading): Promise<Watermark | undefined>;
  /**
   * Stores a page and its watermark in one transaction, so that a crash leaves a whole page or nothing of
   * it. When two records share a number on one board, the one of the later page is kept; a record put
   * without a step leaves the number to the record that has it. Undefined, and nothing is stored, when
   * another program has meanwhile read the feed further.
   */
  putBatch(batch: RecordBatch): Promise<BatchCounts | undefined>;
  /** The keys of all complete records read so far, including those that may not be shown. */
  keys(feedId: string): Promise<ReadonlySet<string>>;
  /** The keys of records whose listings are of other boards than these. */
  keysOfOtherBoards(feedId: string, boardIds: ReadonlySet<number>): Promise<readonly string[]>;
  /** The photos of the given records that are stored as listings. */
  photos(feedId: string, keys: readonly string[]): Promise<ReadonlyMap<string, PhotoSet>>;
  /**
   * Removes records that have left the feed, in one transaction; returns the number of listings removed
   * with them.
   */
  removeKeys(feedId: string, keys: readonly string[], day: string): Promise<number>;
  /** When a feed was last read to its end, ms; undefined if never. */
  readAtMs(feedId: string): Promise<number | undefined>;
  setReadAtMs(feedId: string, atMs: number): Promise<void>;
  /** The day on which the keys were last compared with those of the feed, YYYY-MM-DD. */
  comparedOn(feedId: string): Promise<string | undefined>;
  setComparedOn(feedId: string, day: string): Promise<void>;
  /** When a comparison of the keys last began, ms, whether or not it was finished. */
  comparisonTriedAtMs(feedId: string): Promise<number | undefined>;
  setComparisonTriedAtMs(feedId: string, atMs: number): Promise<void>;
};
