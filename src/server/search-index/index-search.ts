import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';
import type { CodeField, NumberField, NumberListField, WordListField } from './row-fields.ts';
import type { SearchArea } from './search-area.ts';

/**
 * Numbers from `min` to `max`, both included; a row whose number is unknown is left out. Of a list of
 * numbers, it is enough that one lies in the range.
 */
export type NumberRange = {
  readonly field: NumberField | NumberListField;
  readonly min: number;
  readonly max: number;
};

/** A 1 for every listing of a set, at its id; listings with ids beyond its end are not in the set. */
export type ListingSet = Uint8Array;

/** Words as they are stored. */
export type Words = readonly (string | number)[];

/** Conditions that a row must all meet. */
export type IndexConditions = {
  /**
   * For every named field a row must have one of the words, begin with one or hold one, depending on how
   * the field is compared; words as they are stored.
   */
  readonly anyOf: Readonly<Partial<Record<CodeField, Words>>>;
  /** A row's list must hold all of the words. */
  readonly allOf?: Readonly<Partial<Record<WordListField, Words>>>;
  readonly ranges: readonly NumberRange[];
  /**
   * The status and type of restricted rows that stand for a wanted last status, as these rows do not show
   * theirs.
   */
  readonly shownAs?: readonly { readonly status: string; readonly type: string }[];
  /** Only homes within this budget may be found. */
  readonly budget?: UpkeepRooms;
  /**
   * Only these listings may be found, and no public view of a restricted one: its words are not for
   * everyone.
   */
  readonly within?: ListingSet;
  /** A row must meet one of the conditions of every group. */
  readonly either?: readonly (readonly IndexConditions[])[];
};

export type IndexFilter = IndexConditions & {
  /** The audience whose rows are read. */
  readonly viewer: 'verified' | 'anonymous';
  readonly area?: SearchArea;
};

/**
 * What a page is sorted by, an unknown value last in either direction. `byStatus` puts homes on the market
 * before those that have left it. `perSqft` is a price by the middle of the size, `from` the distance from
 * a place, `next` the lowest number of a list that is `from` or more. `shuffle` multiplies the shuffled
 * number: another odd factor gives another order. `sets` puts the listings of the first set before all
 * others, then those of the second and so on, and among equals the latest change first.
 */
export type SortBy =
  | { readonly field: NumberField; readonly ascending: boolean; readonly byStatus?: true }
  | { readonly perSqft: 'listPrice' | 'soldPrice'; readonly ascending: boolean }
  | { readonly from: LatLng; readonly ascending: boolean }
  | { readonly next: NumberListField; readonly from: number; readonly ascending: boolean }
  | { readonly shuffle: number }
  | { readonly sets: readonly ListingSet[] };

export type PageOrder = {
  readonly by: SortBy;
  readonly offset: number;
  readonly limit: number;
};

export type CellRequest = {
  readonly precision: number;
  readonly limit: number;
  /** Cells of at most this many rows name them; by default only a cell of one row does. */
  readonly listingsUpTo?: number;
};

export type IndexSearch = {
  readonly filter: IndexFilter;
  /** Rows that match one of these are found too; no row may match two of all filters. */
  readonly or?: readonly IndexFilter[];
  readonly page?: PageOrder;
  /** Cells are Web-Mercator tiles of level `precision`, at most 26. */
  readonly cells?: CellRequest;
};

/** A listing of an answer, and whether only its public view may be shown. */
export type FoundRow = { readonly listingId: number; readonly isRestricted: boolean };

/** The rows in one tile. Sums and bounds in millionths of a degree. */
export type FoundCell = {
  /** Morton code of the tile at the level that was asked for. */
  readonly code: number;
  readonly count: number;
  readonly restrictedCount: number;
  /** Number of sold or leased listings, which have left the market. */
  readonly closedCount: number;
  readonly latSumE6: number;
  readonly lngSumE6: number;
  readonly southE6: number;
  readonly northE6: number;
  readonly westE6: number;
  readonly eastE6: number;
  /** The lowest id of the listings: where the count is one, the id of the only listing. */
  readonly listingId: number;
};

export type IndexResult = {
  readonly count: number;
  /** Null where no price is known. */
  readonly listPrice: { readonly min: number | null; readonly max: number | null };
  readonly page: readonly FoundRow[];
  /**
   * The fullest cells first, among equals the one with the lowest id; with their rows where these are few.
   */
  readonly cells: readonly (FoundCell & { readonly rows?: readonly FoundRow[] })[];
};
