import type { Outcome } from '#src/lib/outcome.ts';
import type { FeedReading, PhotoSet, Watermark } from './feed-store.ts';
import type { SourceTerms } from './listing-source.ts';

/** A record of a feed, with what tells where it stands there. */
export type FeedRecord<SourceRecord> = Watermark & { readonly record: SourceRecord };

/** The photos that are stored of records, by their keys. */
export type StoredPhotos = (keys: readonly string[]) => Promise<ReadonlyMap<string, PhotoSet>>;

export type FeedPage<SourceRecord> = {
  /** In order of change and then of key. */
  readonly records: readonly FeedRecord<SourceRecord>[];
  /** How many records had no key or no moment of change, and so can neither be stored nor passed by. */
  readonly unreadable: number;
  /** Whether it holds as many as the provider gives at a time, so that there is likely more. */
  readonly isFull: boolean;
};

/** The feed of a provider: a source that is read again and again, from where it was left. */
export type ListingFeed<SourceRecord> = SourceTerms<SourceRecord> &
  FeedReading & {
    /** How many records there are; null where the provider does not tell. */
    count(): Promise<Outcome<number | null, string>>;
    /** Some records, to look at. */
    sample(count: number): Promise<Outcome<FeedPage<SourceRecord>, string>>;
    /** The records after a place; from the first one without it. */
    page(after: Watermark | undefined): Promise<Outcome<FeedPage<SourceRecord>, string>>;
    /**
     * Adds to records what the provider gives apart, for many of them at a time. Photos that have not
     * changed since they were stored are not asked for again.
     */
    complete(
      records: readonly FeedRecord<SourceRecord>[],
      storedPhotos: StoredPhotos,
    ): Promise<Outcome<readonly FeedRecord<SourceRecord>[], string>>;
    /** The photos of a complete record. */
    photosOf(record: SourceRecord): PhotoSet;
    /** The keys of all records there are now. It fails where the list is known to be partial. */
    keys(): Promise<Outcome<ReadonlySet<string>, string>>;
    /**
     * The keys of records that were deleted on a day or later, YYYY-MM-DD, of a provider that tells.
     */
    deletedSince?(day: string): Promise<Outcome<ReadonlySet<string>, string>>;
    /** Those of the given keys that are there. */
    withKeys(
      keys: readonly string[],
    ): Promise<Outcome<readonly FeedRecord<SourceRecord>[], string>>;
  };
