import { useContext } from 'react';
import type { SearchResult } from '#src/contract/listings/listing.ts';
import { dealBadgeOf } from '#src/domain/listing/badge.ts';
import { pricePerSqft } from '#src/domain/listing/worth.ts';
import { formatDollars } from '#src/domain/money.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = { listing: SearchResult };

/**
 * The monthly cost of a home with taxes and fees, as on its page; none where the card leads with a cost.
 */
function Payment({ listing }: Props) {
  const locale = useLocale();
  const words = useTexts(listingTexts);
  const { aboutMonthly } = useTexts(listPageTexts);
  const amounts = useContext(AmountsContext);
  const { monthlyCost } = listing;
  if (!monthlyCost || amounts === 'monthly' || dealBadgeOf(listing)) return null;
  return (
    <span>
      {aboutMonthly(formatDollars(monthlyCost.totalDollars, locale))}
      <span aria-hidden="true">{words.aMonth}</span>
      <span className="sr-only"> {words.perMonth}</span>
    </span>
  );
}

function PerSqft({ listing }: Props) {
  const locale = useLocale();
  const words = useTexts(listPageTexts);
  const worth = pricePerSqft(listing);
  if (!worth) return null;
  const [low, high] = [formatDollars(worth.low, locale), formatDollars(worth.high, locale)];
  return (
    <span>
      {low === high ? low : `${low}–${high}`}
      <span aria-hidden="true">{words.perSqft}</span>
      <span className="sr-only"> {words.perSquareFoot}</span>
    </span>
  );
}

/** The monthly cost of a home, and its price per square foot. */
export function CardFigures({ listing }: Props) {
  return (
    <p className="-mt-1 empty:hidden flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
      <Payment listing={listing} />
      <PerSqft listing={listing} />
    </p>
  );
}
