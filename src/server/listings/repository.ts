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

/** What the store gives a viewer: the whole listing or only its public view. */
export type StoredListing = ListingDocument | RestrictedDocument;

/** The same of what lists and maps show: the summary of the whole listing or its public view. */
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
  /** Clusters of no more members than this carry them all; absent, only a lone member is carried. */
  readonly listingsUpTo?: number;
};

export type StoreSearch = {
  readonly filter: ListingFilter;
  readonly viewer: Viewer;
  readonly page?: PageRequest;
  readonly clusters?: ClusterRequest;
};

export type StoreCluster<Listing = StoredListing> = {
  /** The Web-Mercator tile at the asked precision. */
  readonly tile: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly restrictedCount: number;
  /** How many have left the market: sold or leased ones. */
  readonly closedCount: number;
  /** Mean point of the members, degrees. */
  readonly location: Position;
  readonly bounds: {
    readonly north: number;
    readonly west: number;
    readonly south: number;
    readonly east: number;
  };
  /** The members, when there is only one or no more than were asked for; by id of the store. */
  readonly members?: readonly Listing[];
};

export type StoreResult<Listing = StoredListing> = {
  readonly count: number;
  /** Of the listings whose price the viewer may see; null when there is none. */
  readonly listPrice: { readonly min: number | null; readonly max: number | null };
  readonly listings: readonly Listing[];
  readonly clusters: readonly StoreCluster<Listing>[];
};

/** Words that may be read of a listing without its document, as its board writes them. */
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

/** Numbers that may be read of a listing without its document. */
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
  /** Days since 1970; of a public view the first day of the month it shows. */
  'listDay',
  'soldDay',
  /** A fixed number of the listing that tells nothing of it: what puts equals in order. */
  'shuffle',
  /** Web-Mercator tile of `FACT_TILE_ZOOM`. */
  'tileX',
  'tileY',
  /** 1 where only verified viewers may see the listing whole, else 0. */
  'restricted',
] as const;
/** Zoom of the tiles that facts tell; a tile is 60 cm wide. */
export const FACT_TILE_ZOOM = 26;
export type NumberFact = (typeof NUMBER_FACTS)[number];

export const FACT_NAMES = [...WORD_FACTS, ...NUMBER_FACTS] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** A word for each listing, by its place in `words`. The first word is empty: unknown or not shown. */
export type WordColumn = {
  readonly codes: Int32Array;
  readonly words: readonly string[];
  /** The code of all listings, where it is known without reading them that they share one. */
  readonly sole: number | undefined;
};

/**
 * The facts that were asked for, a column of equal length for each; listings stand in no order. A
 * number that is unknown or not shown to the viewer is NaN. Reading any other fact is a `RangeError`.
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

/** A k-anonymity group to be kept, and the rows of its sales in the table they were read from. */
export type NewSaleGroup = { readonly group: SaleGroup; readonly rows: readonly number[] };

/** Which restricted sales are to be pooled. */
export type PoolingRequest = {
  /** Those that closed before this day, since 1970. */
  readonly beforeDay: number;
  readonly names: readonly FactName[];
};

/** Where listings are kept. Every adapter answers alike; one suite of tests runs on each. */
export type ListingRepository = {
  search(search: StoreSearch): Promise<StoreResult>;
  /** The same with summaries of the listings that are found, which cost less to read. */
  searchSummaries(search: StoreSearch): Promise<StoreResult<StoredSummary>>;
  /** Facts of every listing the filter matches: what statistics and counts are made of. */
  facts(request: FactsRequest): Promise<FactTable>;
  /** What anonymous viewers may be told of restricted sales: never of one, always of a whole group. */
  salePool(): Promise<SalePool>;
  /**
   * Pools restricted sales that were never pooled and never public, in one transaction; how many groups
   * were made of them. A group is kept as it is made, whatever becomes of its sales.
   */
  poolSales(
    request: PoolingRequest,
    makeGroups: (sales: FactTable) => readonly NewSaleGroup[],
  ): Promise<number>;
  find(key: ListingKey, viewer: Viewer): Promise<StoredListing | undefined>;
  /** Those that are there, in the order of their keys. */
  findAll(keys: readonly ListingKey[], viewer: Viewer): Promise<StoredListing[]>;
  /** The same with their summaries. */
  findSummaries(keys: readonly ListingKey[], viewer: Viewer): Promise<StoredSummary[]>;
  count(): Promise<number>;
  /** A text that differs after every change of the listings, by any process. */
  revision(): string;
  /** Adds or replaces all of them, or none: one transaction a call. */
  put(records: Iterable<ListingRecord>): Promise<PutCounts>;
  /**
   * Removes those that are there, or none: one transaction a call. Of each a little stays, until it
   * is put again; `removedOn` is YYYY-MM-DD.
   */
  remove(keys: Iterable<KeyedListing>, removedOn: string): Promise<void>;
  /** The whole records of those that have ended: as rows in the history of a home, for its viewers alone. */
  findEnded(keys: readonly ListingKey[]): Promise<ListingDocument[]>;
  /** Which listings were removed, the latest first; none of those that were hidden. */
  listRemoved(request: RemovalRequest): Promise<Removals>;
  /** What stays of a listing that was removed, or has ended. */
  findRemoved(key: ListingKey): Promise<RemovedListing | undefined>;
  close(): void;
};
