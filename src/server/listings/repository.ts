import type {
  ListingDocument,
  Position,
  RestrictedDocument,
} from '#src/contract/listings/listing.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { PageSort } from '#src/domain/search/list/page-sort.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';
import type { SummaryDocument } from '#src/domain/listing/summary/summary-document.ts';
import type { Viewer } from '../http/viewer.ts';
import type { RemovalRequest, Removals } from './removal-store.ts';
import type { SaleGroup, SalePool } from '#src/domain/market/sale-pool.ts';

/** A listing as the store gives it to a viewer: whole, or only its public view. */
export type StoredListing = ListingDocument | RestrictedDocument;

/** The same for lists and maps: the summary of the whole listing or its public view. */
export type StoredSummary = SummaryDocument | RestrictedDocument;

export type PageRequest = PageSort & {
  /** Fixes the order of `random`, so that its pages neither repeat nor skip a listing. */
  readonly seed: number;
  readonly offset: number;
  readonly limit: number;
};

export type ClusterRequest = {
  /** Zoom of the Web-Mercator tile that is one cell, 0 to 29. */
  readonly precision: number;
  readonly limit: number;
  /** Clusters with at most this many members carry them all; when absent, only a lone member is carried. */
  readonly listingsUpTo?: number;
};

export type StoreSearch = {
  readonly filter: ListingFilter;
  readonly viewer: Viewer;
  readonly page?: PageRequest;
  readonly clusters?: ClusterRequest;
};

export type StoreCluster<Listing = StoredListing> = {
  /** The Web-Mercator tile at the requested precision. */
  readonly tile: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly restrictedCount: number;
  /** The number of members that were sold or leased. */
  readonly closedCount: number;
  /** Mean point of the members, degrees. */
  readonly location: Position;
  readonly bounds: {
    readonly north: number;
    readonly west: number;
    readonly south: number;
    readonly east: number;
  };
  /** The members, when there is only one or at most the requested number; by id of the store. */
  readonly members?: readonly Listing[];
};

export type StoreResult<Listing = StoredListing> = {
  readonly count: number;
  /** The range over listings whose price the viewer may see; null when there are none. */
  readonly listPrice: { readonly min: number | null; readonly max: number | null };
  readonly listings: readonly Listing[];
  readonly clusters: readonly StoreCluster<Listing>[];
};

/** Words of a listing that can be read without its document, as its board writes them. */
export const WORD_FACTS = [
  'boardId',
  'type',
  'class',
  'status',
  'lastStatus',
  'propertyType',
  'style',
  'garage',
  'basement',
  'city',
  'area',
  'district',
  'neighborhood',
  'state',
  'standardStatus',
  'streetName',
  'streetSuffix',
  'streetDirection',
  'majorIntersection',
  'communityCode',
  'zip',
  'sqftText',
  'yearBuiltText',
  'driveway',
  'basement2',
  'wall1',
  'wall2',
  'heating',
  'cooling',
  'swimmingPool',
  'den',
  'sewer',
  'waterSource',
  'waterfront',
  'zoning',
  'balcony',
  'businessType',
  'businessSubType',
  'locker',
  'exposure',
  'pets',
  'parkingType',
  'propertyManager',
  'condoCorporation',
  'ensuiteLaundry',
  'displayPublic',
  'displayAddress',
  'displayInternet',
  'brokerage',
  /** Lists of words, each between bars: "|Gym|Concierge|". */
  'exteriorConstruction',
  'amenities',
  'nearbyAmenities',
] as const;
export type WordFact = (typeof WORD_FACTS)[number];

/** Numbers of a listing that can be read without its document. */
export const NUMBER_FACTS = [
  'listPrice',
  'soldPrice',
  'bedrooms',
  'bathrooms',
  'bedroomsPlus',
  'kitchens',
  'garageSpaces',
  'parkingSpaces',
  'stories',
  'photoCount',
  'sqftLow',
  'sqftHigh',
  'maintenanceFee',
  'annualTax',
  'daysOnMarket',
  /** Days since 1970; for a public view the first day of the month it shows. */
  'listDay',
  'soldDay',
  /** A fixed number of the listing that reveals nothing about it; it orders equals. */
  'shuffle',
  /** Web-Mercator tile of `FACT_TILE_ZOOM`. */
  'tileX',
  'tileY',
  /** 1 where only verified viewers may see the listing whole, else 0. */
  'restricted',
] as const;
/** Zoom of the tiles in facts; a tile is 60 cm wide. */
export const FACT_TILE_ZOOM = 26;
export type NumberFact = (typeof NUMBER_FACTS)[number];

export const FACT_NAMES = [...WORD_FACTS, ...NUMBER_FACTS] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** A word for each listing, as its index in `words`. The first word is empty: unknown or not shown. */
export type WordColumn = {
  readonly codes: Int32Array;
  readonly words: readonly string[];
  /** The code that all listings share, if that is known without reading them. */
  readonly sole: number | undefined;
};

/**
 * The requested facts, a column of equal length for each; listings stand in no order. A number that is
 * unknown or not shown to the viewer is NaN. Reading any other fact is a `RangeError`.
 */
export type FactTable = {
  readonly count: number;
  readonly words: (name: WordFact) => WordColumn;
  readonly numbers: (name: NumberFact) => Float64Array;
};

export type FactsRequest = {
  readonly filter: ListingFilter;
  readonly viewer: Viewer;
  readonly names: readonly FactName[];
};

/** A k-anonymity group to store, and the rows of its sales in the table they were read from. */
export type NewSaleGroup = { readonly group: SaleGroup; readonly rows: readonly number[] };

/** The restricted sales to pool. */
export type PoolingRequest = {
  /** Limits them to those closed before this day, in days since 1970. */
  readonly beforeDay: number;
  readonly names: readonly FactName[];
};

/** The store of the listings. Every adapter behaves alike; one suite of tests runs on each. */
export type ListingRepository = {
  search(search: StoreSearch): Promise<StoreResult>;
  /** The same with summaries of the listings, which cost less to read. */
  searchSummaries(search: StoreSearch): Promise<StoreResult<StoredSummary>>;
  /** Facts of every listing the filter matches, for statistics and counts. */
  facts(request: FactsRequest): Promise<FactTable>;
  /** The facts about restricted sales for anonymous viewers: never of one sale, always of a whole group. */
  salePool(): Promise<SalePool>;
  /**
   * Pools restricted sales that were never pooled and never public, in one transaction; returns the number
   * of groups made. A group stays as it was made, whatever becomes of its sales.
   */
  poolSales(
    request: PoolingRequest,
    makeGroups: (sales: FactTable) => readonly NewSaleGroup[],
  ): Promise<number>;
  find(key: ListingKey, viewer: Viewer): Promise<StoredListing | undefined>;
  /** The listings that exist, in the order of their keys. */
  findAll(keys: readonly ListingKey[], viewer: Viewer): Promise<StoredListing[]>;
  /** The same with their summaries. */
  findSummaries(keys: readonly ListingKey[], viewer: Viewer): Promise<StoredSummary[]>;
  count(): Promise<number>;
  /** A text that changes with every change of the listings, by any process. */
  revision(): string;
  /** Adds or replaces all of them, or none: one transaction a call. */
  put(records: Iterable<ListingRecord>): Promise<PutCounts>;
  /**
   * Removes the existing ones among them, all or none: one transaction a call. A trace of each stays, until
   * it is put again; `removedOn` is YYYY-MM-DD.
   */
  remove(keys: Iterable<KeyedListing>, removedOn: string): Promise<void>;
  /** The whole records of ended listings: as rows in the history of a home, for its viewers alone. */
  findEnded(keys: readonly ListingKey[]): Promise<ListingDocument[]>;
  /** The removed listings, the latest first, without those that were hidden. */
  listRemoved(request: RemovalRequest): Promise<Removals>;
  /** The trace of a listing that was removed, or has ended. */
  findRemoved(key: ListingKey): Promise<RemovedListing | undefined>;
  close(): void;
};
