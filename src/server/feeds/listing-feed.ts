import type { Outcome } from '#src/lib/outcome.ts';
import type { PausableClient } from './http/request-pause.ts';
import type { FeedReading, PhotoSet, Watermark } from './feed-store.ts';
import type { SourceTerms } from './listing-source.ts';

/** A record of a feed, with its place there. */
export type FeedRecord<SourceRecord> = Watermark & { readonly record: SourceRecord };

/** Finds the stored photos of records by their keys. */
export type StoredPhotos = (keys: readonly string[]) => Promise<ReadonlyMap<string, PhotoSet>>;

export type FeedPage<SourceRecord> = {
  /** In order of change and then of key. */
  readonly records: readonly FeedRecord<SourceRecord>[];
  /**
   * The number of records without a key or a moment of change, which can be neither stored nor passed by.
   */
  readonly unreadable: number;
  /** Whether it holds as many records as the provider gives at a time, so that more are likely. */
  readonly isFull: boolean;
};

/** The feed of a provider: a source that is read repeatedly, each time from where the last read ended. */
export type ListingFeed<SourceRecord> = SourceTerms<SourceRecord> &
  FeedReading &
  PausableClient & {
    /** The setting that names its boards, for sentences about it. */
    readonly boardsSetting: string;
    /**
     * Whether the key of a record names a board that the settings do not; absent where keys name no board.
     */
    isOfOtherBoard?(key: string): boolean;
    /** The number of records; null when the provider does not give it. */
    count(): Promise<Outcome<number | null, string>>;
    /** Some records, for inspection. */
    sample(count: number): Promise<Outcome<FeedPage<SourceRecord>, string>>;
    /** The records after a place; without it, from the first one. */
    page(after: Watermark | undefined): Promise<Outcome<FeedPage<SourceRecord>, string>>;
    /**
     * Adds to records the data that the provider gives separately, for many of them at a time. Photos that
     * have not changed since they were stored are not requested again.
     */
    complete(
      records: readonly FeedRecord<SourceRecord>[],
      storedPhotos: StoredPhotos,
    ): Promise<Outcome<readonly FeedRecord<SourceRecord>[], string>>;
    /**
     * Whether a record is refused only for data that the provider gives separately, and may add without a
     * change of the record; absent where there are no such data.
     */
    isIncomplete?(record: SourceRecord): boolean;
    /** The photos of a complete record. */
    photosOf(record: SourceRecord): PhotoSet;
    /** The keys of all present records. It fails when the list is known to be partial. */
    keys(): Promise<Outcome<ReadonlySet<string>, string>>;
    /**
     * The keys of records deleted on a day or later, YYYY-MM-DD; absent when the provider does not give
     * them.
     */
    deletedSince?(day: string): Promise<Outcome<ReadonlySet<string>, string>>;
    /** The records that exist among the given keys. */
    withKeys(
      keys: readonly string[],
    ): Promise<Outcome<readonly FeedRecord<SourceRecord>[], string>>;
  };
