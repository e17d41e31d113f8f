import type { ListingDocument, Position, RestrictedDocument } from '#src/contract/listing.ts';
import type { ListingKey } from '#src/contract/realty-calls.ts';
import type { ListingFilter, Sort } from '#src/contract/listing-search.ts';
import type { Viewer } from '../viewer.ts';

/** A listing as it enters the store, with the point that stands for it where its own may not be shown. */
export type ListingRecord = {
  readonly document: ListingDocument;
  /** Centre of its neighbourhood, or of its city where the neighbourhood has none. */
  readonly coarse: Position;
};

/** What the store gives a viewer: the whole listing or only its public view. */
export type StoredListing = ListingDocument | RestrictedDocument;

export type PageRequest = {
  readonly sort: Sort;
  /** Fixes the order of `random`, so that its pages neither repeat nor skip a listing. */
  readonly seed: number;
  readonly offset: number;
  readonly limit: number;
};

export type ClusterRequest = {
  /** Zoom of the Web-Mercator tile that is one cell, 0 to 29. */
  readonly precision: number;
  readonly limit: number;
};

export type StoreSearch = {
  readonly filter: ListingFilter;
  readonly viewer: Viewer;
  readonly page?: PageRequest;
  readonly clusters?: ClusterRequest;
};

export type StoreCluster = {
  readonly count: number;
  readonly restrictedCount: number;
  /** Mean point of the members, degrees. */
  readonly location: Position;
  readonly bounds: {
    readonly north: number;
    readonly west: number;
    readonly south: number;
    readonly east: number;
  };
  /** The member, when there is only one. */
  readonly only?: StoredListing;
};

export type StoreResult = {
  readonly count: number;
  /** Of the listings whose price the viewer may see; null when there is none. */
  readonly listPrice: { readonly min: number | null; readonly max: number | null };
  readonly listings: readonly StoredListing[];
  readonly clusters: readonly StoreCluster[];
};

/** Where listings are kept. Every adapter answers alike; one suite of tests runs on each. */
export type ListingRepository = {
  search(search: StoreSearch): Promise<StoreResult>;
  find(key: ListingKey, viewer: Viewer): Promise<StoredListing | undefined>;
  count(): Promise<number>;
  /** Adds or replaces all of them, or none: one transaction a call. */
  put(records: Iterable<ListingRecord>): Promise<void>;
  close(): void;
};
