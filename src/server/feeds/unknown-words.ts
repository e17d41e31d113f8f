import { FEED_WORDS } from '#src/contract/listings/provider/feed-listing.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';

const FIELDS = Object.entries(FEED_WORDS).map(([field, words]) => [field, new Set(words)] as const);

/** The values of a listing that are no words of the trade, as "field: word". */
export function unknownWordsOf(document: ListingDocument): string[] {
  return FIELDS.flatMap(([field, words]) => {
    const value = document[field];
    return typeof value === 'string' && !words.has(value) ? [`${field}: ${value}`] : [];
  });
}
