import type { AnySummary, ListingSummary } from '#src/contract/listing.ts';
import { cityLine, streetLine } from '#src/domain/address.ts';
import { detailPath } from '#src/domain/routes.ts';
import { badgeOf } from '#src/domain/status.ts';
import { isRestricted } from '#src/domain/visibility.ts';
import { en } from '#src/messages/en.ts';
import { Badge } from './Badge.tsx';
import { Facts } from './Facts.tsx';
import { ListingPhoto } from './ListingPhoto.tsx';
import { Price, priceText } from './Price.tsx';
import { type CardHeading, RestrictedCard } from './RestrictedCard.tsx';

type Options = {
  /** `large` where a card is wider than about 380 CSS pixels. */
  photo?: 'small' | 'large';
  heading?: CardHeading;
  /** True for cards on the first screen, whose photos should not wait. */
  eager?: boolean;
};

function OpenCard({
  listing,
  photo = 'small',
  heading: Heading = 'h3',
  eager = false,
}: Options & { listing: ListingSummary }) {
  const badge = badgeOf(listing);
  const brokerage = listing.office.brokerageName;
  return (
    <article className="card group h-full flex flex-col transition-colors duration-150 hover:border-evergreen">
      <div className="relative aspect-[3/2] overflow-clip bg-sand">
        <ListingPhoto imageKey={listing.images[0]} size={photo} eager={eager} />
        <span className="absolute left-3 top-3">
          <Badge name={badge} floating />
        </span>
      </div>
      <div className="flex flex-col grow gap-1.5 p-4">
        <Price listing={listing} />
        <Facts details={listing.details} />
        <Heading className="mt-0.5 text-[0.94rem] leading-snug">
          <a
            href={detailPath(listing)}
            className="stretched block text-ink no-underline group-hover:underline underline-offset-3"
          >
            <span className="block truncate font-semibold">{streetLine(listing.address)}</span>
            <span className="sr-only">, </span>
            <span className="block truncate font-normal text-muted">
              {cityLine(listing.address)}
            </span>
            <span className="sr-only">
              {en.listing.priceAndState(priceText(listing), en.listing.badges[badge])}
            </span>
          </a>
        </Heading>
        <p className="mt-auto pt-1.5 truncate text-xs text-muted">
          {brokerage ? en.listing.brokerage(brokerage) : en.listing.brokerageUnknown}
        </p>
      </div>
    </article>
  );
}

/** The card of any listing, wherever homes are shown; one link to its page. */
export function ListingCard({ listing, ...options }: Options & { listing: AnySummary }) {
  return isRestricted(listing) ? (
    <RestrictedCard listing={listing} heading={options.heading ?? 'h3'} />
  ) : (
    <OpenCard listing={listing} {...options} />
  );
}
