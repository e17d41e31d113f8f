import type { KeyedListing } from '#src/domain/listing/key.ts';

/** Distinguishes two visitors; nothing of it is passed on. */
export type Visitor = { readonly network: string; readonly userAgent: string };

/** Receives how often listings are viewed. Both calls return at once and never fail. */
export type ListingAnalytics = {
  /** Someone has opened the page of a listing. */
  onView(listing: KeyedListing, visitor: Visitor): void;
  /** Someone has sent a lead about it. */
  onLead(listing: KeyedListing): void;
};

/** A provider's key of a listing; undefined for listings of other providers, or of none. */
export type RecordKeyOf = (listing: KeyedListing) => Promise<string | undefined>;
