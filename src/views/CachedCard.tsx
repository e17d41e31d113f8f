import type { AnyFound } from '#src/contract/listings/listing.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { cachedPart } from './cached-part.tsx';

/** The card of a home, with nothing besides, as pages show homes that are like another. */
export const CachedCard = cachedPart('card', ({ listing }: { listing: AnyFound }) => (
  <ListingCard listing={listing} />
));
