import { decimalText } from '#src/lib/text/decimal-text.ts';
import type { ValuedComparable } from '#src/contract/listings/valuation-calls.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { formatDollars } from '#src/domain/money.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';

/** Sales that are seen at once; the others open without a script. */
const FIRST = 2;

function Cards({ sales }: { sales: readonly ValuedComparable[] }) {
  const locale = useLocale();
  const { comparables: words } = useTexts(homeValueTexts);
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {sales.map((sale) => (
        <li key={listingKey(sale)} className="flex flex-col min-w-0">
          <ListingCard listing={sale} />
          <p className="mt-1.5 text-sm text-muted tabular-nums">
            {words.note(
              decimalText(sale.distance, locale, { most: 1 }),
              formatDollars(sale.adjustedPrice, locale),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The sales behind a value, those with the most weight first. */
export function ComparableSales({ sales }: { sales: readonly ValuedComparable[] }) {
  const { comparables: words } = useTexts(homeValueTexts);
  const rest = sales.slice(FIRST);
  return (
    <section aria-labelledby="comparables-title" className="mt-10">
      <h2 id="comparables-title" className="heading-3 mb-4">
        {words.title}
      </h2>
      <Cards sales={sales.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="mt-5 [&[open]>summary]:hidden">
          <summary className="btn-secondary w-fit mx-auto list-none">{words.more}</summary>
          <Cards sales={rest} />
        </details>
      )}
    </section>
  );
}
