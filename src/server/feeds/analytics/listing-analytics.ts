import type { KeyedListing } from '#src/domain/listing/key.ts';

/** What tells two visitors apart, of which nothing is passed on. */
export type Visitor = { readonly network: string; readonly userAgent: string };

/** Who wants to know how often listings are looked at. Both calls return at once and never fail. */
export type ListingAnalytics = {
  /** Someone has opened the page of a listing. */
  onView(listing: KeyedListing, visitor: Visitor): void;
  /** Someone has sent a lead about it. */
  onLead(listing: KeyedListing): void;
};

/** The key that a provider has for a listing; undefined for one of another provider, or none. */
export type RecordKeyOf = (listing: KeyedListing) => Promise<string | undefined>;
