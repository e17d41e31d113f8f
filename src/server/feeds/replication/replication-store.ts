import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRemoval } from '#src/domain/listing/removed-place.ts';
import type { SaleGroup } from '#src/domain/market/sale-pool.ts';
import type { Job } from '../../scheduling/repeated-job.ts';
import type { FeedPhoto } from '../feed-store.ts';

/** A place in the changes of a database: all of them up to this version. */
export type ChangePlace = {
  /** Distinguishes the database from every other. */
  readonly mark: string;
  readonly version: number;
};

/** A record of a feed that is a listing, with its photos. */
export type PhotoRecord = {
  readonly feedId: string;
  readonly key: string;
  readonly photos: readonly FeedPhoto[];
};

/** The present state of a changed listing; changes in between are left out. */
export type ListingChange = {
  readonly key: KeyedListing;
  /** Null when it was removed. */
  readonly listing: ListingRecord | null;
  /** The trace of a removed listing; null also when none may stay. */
  readonly removal: ListingRemoval | null;
  readonly records: readonly PhotoRecord[];
  /** Whether it was once a public sale, but is one no more. */
  readonly wasPublicSale: boolean;
};

/** A group of pooled restricted sales: it never changes. */
export type SharedSaleGroup = {
  readonly group: SaleGroup;
  readonly members: readonly KeyedListing[];
};

export type ChangePage = {
  /** The place that the page leads to. */
  readonly to: ChangePlace;
  /** The groups pooled in this page; none of their sales changes in the page before it is pooled. */
  readonly pooledSales: readonly SharedSaleGroup[];
  readonly changes: readonly ListingChange[];
  /** Whether no further changes exist yet. */
  readonly isLast: boolean;
};

type PageRequest = {
  /** The place that the page begins after; undefined for the beginning. */
  readonly after: ChangePlace | undefined;
  readonly limit: number;
  /** Whether to pass over replicas of the database, which may lag behind. */
  readonly fromPrimary?: boolean;
};

/** Gives the changes of the listings that several servers share. */
export type ChangeSource = {
  /** The next changes, the oldest first, as of one moment. Rejects when no database answers. */
  page(request: PageRequest): Promise<ChangePage>;
};

/** A copy of the listings, for one server. It can be thrown away. */
export type ListingCopy = {
  /** The place it has been brought to; undefined when it is empty. */
  place(): ChangePlace | undefined;
  /**
   * Takes in a page, in one transaction with its place. False, and nothing is stored, when another program
   * has meanwhile brought the copy further.
   */
  apply(after: ChangePlace | undefined, page: ChangePage): Promise<boolean>;
};

/** Keeps a copy current. */
export type ReplicationJob = Job & {
  /** Notes that the source has reached a version, which the copy should reach soon. */
  expect(version: number): void;
  /** The version that the copy has reached. */
  version(): number;
  /** When the copy last had every announced change, ms; undefined if never. */
  currentAtMs(): number | undefined;
  /** Resolves once the copy has reached a version, or after `limitMs`. */
  reach(version: number, limitMs: number): Promise<void>;
};
