import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { cachedPart } from './cached-part.tsx';

/** The card of a home alone, for pages that show homes like another. */
export const CachedCard = cachedPart('card', ({ listing }: { listing: AnySearchResult }) => (
  <ListingCard listing={listing} />
));
