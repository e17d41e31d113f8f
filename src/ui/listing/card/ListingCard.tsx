import './listing-card.css';
import type { ReactNode } from 'react';
import type {
  AnySearchResult,
  SearchResult,
  ListingSummary,
} from '#src/contract/listings/listing.ts';
import { cityLine, streetLine } from '#src/domain/listing/address.ts';
import { badgeOf } from '#src/domain/listing/badge.ts';
import { boardOf } from '#src/domain/listing/boards.ts';
import { placeText } from '#src/domain/places/text.ts';
import { detailPath } from '#src/domain/routes.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { useToday } from '../../today.ts';
import { Badge, badgeText } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { CardAmount } from './CardAmount.tsx';
import { priceText } from '../Price.tsx';
import { type CardHeading, RestrictedCard } from '../restricted/RestrictedCard.tsx';
import { SaveHeart } from '../SaveHeart.tsx';

type Options = {
  /** `large` where a card is wider than about 380 CSS pixels. */
  photo?: 'small' | 'large';
  heading?: CardHeading;
  /** True for cards on the first screen, whose photos should not wait. */
  eager?: boolean;
  /** The street where it is not shown whole. */
  street?: ReactNode;
  /** Further figures about the price, below it. */
  figures?: ReactNode;
  /** When the home can be seen, beside its badge. */
  openHouse?: ReactNode;
};

/** Who lists the home, and the source of its data where that must be stated. */
function Credits({ office, boardId }: ListingSummary) {
  const words = useTexts(listingTexts);
  const { brokerage, brokerageUnknown, boardCredit } = words;
  const by = office.brokerageName ? brokerage(office.brokerageName) : brokerageUnknown;
  const board = boardOf(boardId);
  return (
    <div className="mt-auto pt-1.5 text-sm text-muted wrap-anywhere">
      <p>{by}</p>
      {board?.creditOnCards && <p>{boardCredit(board.name)}</p>}
    </div>
  );
}

function OpenCard({
  listing,
  photo = 'small',
  heading: Heading = 'h3',
  eager = false,
  street,
  figures,
  openHouse,
}: Options & { listing: SearchResult }) {
  const locale = useLocale();
  const words = useTexts(listingTexts);
  const today = useToday();
  const badge = badgeText(listing, today, locale);
  const { address } = listing;
  return (
    <article className="card group h-full flex flex-col transition-colors duration-150 hover:border-primary">
      <div className="relative aspect-[3/2] overflow-clip bg-sand">
        <PhotoStrip listing={listing} size={photo} eager={eager} />
        <span className="absolute z-3 inset-x-3 top-3 flex flex-wrap gap-1.5 pointer-events-none">
          <Badge name={badgeOf(listing, today)} text={badge} floating />
          {openHouse}
        </span>
      </div>
      <div className="card-body flex flex-col grow gap-1.5 p-4">
        <div className="card-amount">
          <CardAmount listing={listing} />
        </div>
        {figures}
        <Facts details={listing.details} />
        <Heading className="mt-0.5 text-[0.94rem] leading-snug">
          <a
            href={detailPath(listing)}
            className="stretched block text-ink no-underline group-hover:underline underline-offset-3"
          >
            <span className="block truncate font-semibold">{street ?? streetLine(address)}</span>
            <span className="sr-only">, </span>
            <span className="block truncate font-normal text-muted">
              {cityLine({ ...address, city: placeText(address.city) })}
            </span>
            <span className="sr-only">
              {words.priceAndState(priceText(listing, locale), badge)}
            </span>
          </a>
        </Heading>
        <Credits {...listing} />
        <SaveHeart listing={listing} />
      </div>
    </article>
  );
}

/** The card of any listing, wherever homes are shown; one link to its page. */
export function ListingCard({ listing, ...options }: Options & { listing: AnySearchResult }) {
  return isRestricted(listing) ? (
    <RestrictedCard listing={listing} heading={options.heading ?? 'h3'} />
  ) : (
    <OpenCard listing={listing} {...options} />
  );
}
