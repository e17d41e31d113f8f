import type { ListingFilter } from '#src/contract/listings/search/search.ts';

export type SearchType = 'sale' | 'lease';

/** A part of a search, whose empty, zero and null values are not sent. */
export type QueryPart = { readonly [Name in keyof ListingFilter]?: ListingFilter[Name] | null };

/**
 * The search a filter adds to, on a day YYYY-MM-DD: for homes that are offered, for closed ones, or for
 * those sold or leased under conditions.
 */
export type QuerySide = {
  readonly side: 'active' | 'closed' | 'conditional';
  readonly today: string;
};

/** One value of a filter, as a chip shows it. */
export type Chip = {
  readonly kind: string;
  /** The filter without this value; the default where it is left out. */
  readonly without?: object;
};

/**
 * A filter: its names in an address, its default, and its part of a search. `Values` is its part of the
 * filters, `Others` the part of earlier filters that it depends on.
 */
export type Filter<Values, Others = unknown, Said extends Chip = never> = {
  /** Its names in an address, which are also those of its fields in the filter form. */
  readonly parameters: readonly string[];
  readonly defaults: (type: SearchType) => Values;
  /** Reads it from an address; unreadable values become the default. */
  readonly read: (query: URLSearchParams, others: Others) => Values;
  /** Its values in an address; none for the default. */
  readonly write: (filters: Values & Others) => readonly (readonly [name: string, value: string])[];
  readonly toQuery: (filters: Values & Others, side: QuerySide) => QueryPart;
  /** The chips of its values; left out where it has no chips. */
  readonly chips?: (filters: Values & Others) => readonly Said[];
};

/** The values of a filter. */
export type ValuesOf<Of> = Of extends { readonly defaults: (type: SearchType) => infer Values }
  ? Values
  : never;

/** The chips of a filter. */
export type ChipOf<Of> = Of extends { readonly chips?: (filters: never) => readonly (infer Said)[] }
  ? Said
  : never;

/** `YYYY-MM-DD`, a number of days after a day of the same form. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD`, a number of days before a day of the same form; null for no limit. */
export function daysBefore(day: string, days: number | null): string | null {
  if (days === null) return null;
  return daysAfter(day, -days);
}
