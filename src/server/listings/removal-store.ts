import type { KeyedListing } from '#src/domain/listing/key.ts';

/** Removals between two days, both included; days are YYYY-MM-DD. */
export type RemovalRequest = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Limits the removals to these boards; all boards when left out. */
  readonly boardIds?: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
};

export type Removals = {
  /** Count over all pages. */
  readonly count: number;
  readonly removals: readonly (KeyedListing & { readonly removedOn: string })[];
};
