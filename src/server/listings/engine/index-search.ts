import type { CodeField, NumberField } from './row-fields.ts';
import type { SearchArea } from './search-area.ts';

/** Numbers from `min` to `max`, both included; a row whose number is unknown is left out. */
export type NumberRange = {
  readonly field: NumberField;
  readonly min: number;
  readonly max: number;
};

export type IndexFilter = {
  /** Which rows are read: those for verified viewers or those for anonymous ones. */
  readonly viewer: 'verified' | 'anonymous';
  /** A row must have one of the words of every field that is named; words as they are stored. */
  readonly anyOf: Readonly<Partial<Record<CodeField, readonly (string | number)[]>>>;
  readonly ranges: readonly NumberRange[];
  /**
   * The status and type of restricted rows that pass for a wanted last status: they do not show
   * theirs.
   */
  readonly shownAs?: readonly { readonly status: string; readonly type: string }[];
  readonly area?: SearchArea;
};

export type PageOrder = {
  /** `shuffle` multiplies the shuffled number, which gives another order for another odd factor. */
  readonly by: { readonly field: NumberField; readonly ascending: boolean } | { shuffle: number };
  readonly offset: number;
  readonly limit: number;
};

export type IndexSearch = {
  readonly filter: IndexFilter;
  readonly page?: PageOrder;
  /** Cells are Web-Mercator tiles of level `precision`, at most 26. */
  readonly cells?: { readonly precision: number; readonly limit: number };
};

/** A listing that was found, and whether only its public view may be shown. */
export type FoundRow = { readonly listingId: number; readonly isRestricted: boolean };

/** The rows in one tile. Sums and bounds in millionths of a degree. */
export type FoundCell = {
  /** Morton code of the tile at the level that was asked for. */
  readonly code: number;
  readonly count: number;
  readonly restrictedCount: number;
  readonly latSumE6: number;
  readonly lngSumE6: number;
  readonly southE6: number;
  readonly northE6: number;
  readonly westE6: number;
  readonly eastE6: number;
  /** The lowest of their ids: that of the only row where the count is one. */
  readonly listingId: number;
};

export type IndexResult = {
  readonly count: number;
  /** Null where no price is known. */
  readonly listPrice: { readonly min: number | null; readonly max: number | null };
  readonly page: readonly FoundRow[];
  /** The fullest first, of equal ones that with the lowest id. */
  readonly cells: readonly FoundCell[];
};
