import { Phone } from 'lucide-react';
import type { AnyListing } from '#src/contract/listings/listing.ts';
import { LEAD_DIALOG_ID } from '#src/domain/lead/lead-dialog.ts';
import { formatDollars } from '#src/domain/money.ts';
import { showingPath } from '#src/domain/showing/showing-path.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { priceText } from '#src/ui/listing/Price.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

/** Characters of a price of seven digits. */
const LONG_PRICE = 10;

type Props = {
  listing: AnyListing;
  /** The estimated payment, dollars a month; null where none is shown. */
  monthly: number | null;
  phoneLink: string;
  canBook: boolean;
};

/** The bar that a phone shows all the way down the page: the price, and the ways to act. */
export function FootBar({ listing, monthly, phoneLink, canBook }: Props) {
  const locale = useLocale();
  const words = useTexts(showingTexts);
  const { aMonth } = useTexts(listingTexts);
  const ask = canBook ? 'btn-secondary' : 'btn-primary grow';
  const button = 'px-3.5 max-[26.5rem]:px-3';
  const price = 'restricted' in listing ? '' : priceText(listing, locale);
  const size = price.length > LONG_PRICE ? ' text-sm' : '';
  return (
    <section aria-label={words.barLabel} className="foot-bar md:hidden no-print">
      {!('restricted' in listing) && (
        <p className="grow min-w-0 leading-tight tabular-nums max-[19.9rem]:hidden">
          <span className={`block font-bold truncate${size}`}>{price}</span>
          {monthly !== null && (
            <span className="block text-sm text-muted truncate">
              {formatDollars(monthly, locale)}
              {aMonth}
            </span>
          )}
        </p>
      )}
      <a href="#contact-title" data-opens={LEAD_DIALOG_ID} className={`${ask} ${button}`}>
        {words.ask}
      </a>
      {canBook && (
        <a
          href={showingPath(listing)}
          data-opens="showing"
          className={`btn-primary ${button} whitespace-nowrap`}
        >
          {/* The whole price has its room on a narrow phone, too. */}
          <span aria-hidden="true" className="min-[24.25rem]:hidden">
            {words.bookShort}
          </span>
          <span className="max-[24.25rem]:sr-only">{words.book}</span>
        </a>
      )}
      <a
        href={phoneLink}
        className="icon-button shrink-0 border border-line-strong"
        aria-label={words.call}
      >
        <Phone {...icon(20)} />
      </a>
    </section>
  );
}
