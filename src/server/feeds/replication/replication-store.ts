import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRemoval } from '#src/domain/listing/removed-place.ts';
import type { SaleGroup } from '#src/domain/market/sale-pool.ts';
import type { Job } from '../../scheduling/repeated-job.ts';
import type { FeedPhoto } from '../feed-store.ts';

/** A place in the changes of a database: all of them up to this version. */
export type ChangePlace = {
  /** Tells the database from every other. */
  readonly mark: string;
  readonly version: number;
};

/** A record of a feed that is a listing, with its photos. */
export type PhotoRecord = {
  readonly feedId: string;
  readonly key: string;
  readonly photos: readonly FeedPhoto[];
};

/** What has become of a listing, as it is now: changes in between are left out. */
export type ListingChange = {
  readonly key: KeyedListing;
  /** Null where it is there no more. */
  readonly listing: ListingRecord | null;
  /** What stays of one that was removed; null also where nothing may stay. */
  readonly removal: ListingRemoval | null;
  readonly records: readonly PhotoRecord[];
  /** Whether everyone could see it as a sale once and can no more. */
  readonly wasPublicSale: boolean;
};

/** A group of restricted sales that are pooled: it never changes. */
export type SharedSaleGroup = {
  readonly group: SaleGroup;
  readonly members: readonly KeyedListing[];
};

export type ChangePage = {
  /** The place up to which the page leads. */
  readonly to: ChangePlace;
  /** Those that were pooled; none of their sales has changed in the page before it was pooled. */
  readonly pooledSales: readonly SharedSaleGroup[];
  readonly changes: readonly ListingChange[];
  /** Whether there are no more for now. */
  readonly isLast: boolean;
};

type PageRequest = {
  /** The place after which the page begins; undefined for the beginning. */
  readonly after: ChangePlace | undefined;
  readonly limit: number;
  /** Whether copies of the database that may lag behind are passed over. */
  readonly fromPrimary?: boolean;
};

/** Tells what has changed in the listings that several servers share. */
export type ChangeSource = {
  /** The next changes, the oldest first, as of one moment. Rejects when no database answers. */
  page(request: PageRequest): Promise<ChangePage>;
};

/** A copy of the listings, for one server. It can be thrown away. */
export type ListingCopy = {
  /** Up to where it has been brought; undefined for an empty one. */
  place(): ChangePlace | undefined;
  /**
   * Takes in a page, in one transaction with its place. False, and nothing is stored, where another
   * program has meanwhile brought the copy further.
   */
  apply(after: ChangePlace | undefined, page: ChangePage): Promise<boolean>;
};

/** Keeps a copy current. */
export type ReplicationJob = Job & {
  /** Tells that the source has come to a version, which the copy is to reach soon. */
  expect(version: number): void;
  /** The version that the copy has come to. */
  version(): number;
  /** When the copy last had every change that was told of, ms; undefined while it never had. */
  currentAtMs(): number | undefined;
  /** Resolves once the copy has come to a version, or after some time. */
  reach(version: number, limitMs: number): Promise<void>;
};
