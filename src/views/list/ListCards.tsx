import type { SearchResult } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { cachedPart } from '../cached-part.tsx';
import { CardFigures } from './CardFigures.tsx';
import { OpenHouseBadge } from './OpenHouseBadge.tsx';

/** Cards of the first row of a wide window. */
const FIRST_ROW_CARDS = 3;

type CardProps = { listing: SearchResult; heading: 'h2' | 'h3'; eager?: boolean };

function Card({ listing, heading, eager = false }: CardProps) {
  return (
    <ListingCard
      listing={listing}
      heading={heading}
      eager={eager}
      figures={<CardFigures listing={listing} />}
      openHouse={<OpenHouseBadge openHouses={listing.openHouse} />}
    />
  );
}

const CachedListCard = cachedPart('list-card', Card);

type Props = {
  listings: readonly SearchResult[];
  /** Heading level of each card. */
  heading?: 'h2' | 'h3';
};

/** The homes of a page of a list. */
export function ListCards({ listings, heading = 'h2' }: Props) {
  const words = useTexts(resultsTexts);
  return (
    <ListingGrid label={words.homes}>
      {listings.map((listing, index) =>
        index < FIRST_ROW_CARDS ? (
          // React then gives its photo precedence over everything else.
          <Card key={listingKey(listing)} listing={listing} heading={heading} eager />
        ) : (
          <CachedListCard key={listingKey(listing)} listing={listing} heading={heading} />
        ),
      )}
    </ListingGrid>
  );
}
