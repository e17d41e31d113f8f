import { useContext } from 'react';
import type { SearchResult, MonthlyCost } from '#src/contract/listings/listing.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useLocale, useTexts } from '../../locale/use-texts.ts';
import { AmountsContext } from '../amounts.ts';
import { Price, priceText } from '../Price.tsx';

function missingText({ taxesIncluded, feesIncluded }: MonthlyCost, locale: Locale): string | null {
  const { withoutTaxes, withoutFees, withoutUpkeep } = listingTexts(locale);
  if (!taxesIncluded) return feesIncluded ? withoutTaxes : withoutUpkeep;
  return feesIncluded ? null : withoutFees;
}

/** The monthly cost of a home, what it leaves out, and the price. */
function Monthly({ cost, price }: { cost: MonthlyCost; price: string }) {
  const locale = useLocale();
  const words = useTexts(listingTexts);
  const missing = missingText(cost, locale);
  return (
    <div className="min-w-0 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2.5 leading-tight">
        <span className="text-[1.35rem] font-bold tracking-[-0.02em] text-ink">
          <span>{formatDollars(cost.totalDollars, locale)}</span>
          <span className="text-[0.65em] font-medium tracking-normal text-muted">
            <span aria-hidden="true">{words.aMonth}</span>
            <span className="sr-only"> {words.perMonth}</span>
          </span>
        </span>
        <span className="text-sm text-muted">{price}</span>
      </p>
      {missing && <p className="mt-0.5 text-sm text-muted">{missing}</p>}
    </div>
  );
}

/** The main amount of a card: the price of a home, or its monthly cost where a search shows that. */
export function CardAmount({ listing }: { listing: SearchResult }) {
  const locale = useLocale();
  const amounts = useContext(AmountsContext);
  const { monthlyCost } = listing;
  if (amounts === 'price' || !monthlyCost) return <Price listing={listing} />;
  return <Monthly cost={monthlyCost} price={priceText(listing, locale)} />;
}
