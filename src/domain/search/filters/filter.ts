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

/** One thing a filter is set to, as a chip says it. */
export type Chip = {
  readonly kind: string;
  /** What the filter is without it; where it is left out, the default. */
  readonly without?: object;
};

/**
 * A filter: what it is called in an address, what it is when nobody sets it, and what it asks of a
 * search. `Values` is its part of the filters, `Others` what it has to know of filters before it.
 */
export type Filter<Values, Others = unknown, Said extends Chip = never> = {
  /** Its names in an address, which are also those of its fields in the filter form. */
  readonly parameters: readonly string[];
  readonly defaults: (type: SearchType) => Values;
  /** Reads it from an address; what cannot be read is the default. */
  readonly read: (query: URLSearchParams, others: Others) => Values;
  /** What an address says of it: nothing where it is the default. */
  readonly write: (filters: Values & Others) => readonly (readonly [name: string, value: string])[];
  readonly toQuery: (filters: Values & Others, side: QuerySide) => QueryPart;
  /** What it is set to, by chips; left out where no chip says it. */
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

/** `YYYY-MM-DD`, so many days after a day of the same form. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD`, so many days before a day of the same form; null for no limit. */
export function daysBefore(day: string, days: number | null): string | null {
  if (days === null) return null;
  return daysAfter(day, -days);
}
