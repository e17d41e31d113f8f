import { cashToClose, minimumDownPayment } from '#src/domain/mortgage/closing/cash-to-close.ts';
import { placeOfRegion } from '#src/domain/mortgage/closing/tax-region.ts';
import { formatDollars } from '#src/domain/money.ts';
import { calculatorsTexts } from '#src/messages/market/calculators.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { closingLines } from '#src/ui/mortgage/closing-lines.ts';
import { FlagInput, NumberInput, RegionInput } from './InputFields.tsx';
import { ResultLines } from './ResultLines.tsx';
import { useCalculators } from './use-calculators.ts';

/** The brokerage holds no licence there. */
const NOT_OFFERED = 'QC';

/** The cash a buyer has to bring on closing day. */
export function ClosingResult() {
  const locale = useLocale();
  const words = useTexts(calculatorsTexts);
  const payment = useTexts(paymentTexts);
  const { inputs } = useCalculators();
  const { price, down, region, years } = inputs;
  const place = placeOfRegion(region);
  if (place.province === NOT_OFFERED) return <p className="panel">{words.closing.notOffered}</p>;
  const leastDollars = minimumDownPayment(price);
  if (down < leastDollars) {
    return (
      <p role="status" className="panel text-alert">
        {words.payment.downTooSmall(formatDollars(leastDollars, locale))}
      </p>
    );
  }
  const cash = cashToClose({
    ...place,
    priceDollars: price,
    downDollars: Math.min(down, price),
    isFirstHome: inputs.firstHome,
    isNewHome: inputs.newHome,
    insurance: { years, isBorrowedDown: inputs.borrowedDown },
  });
  const total = formatDollars(cash.totalDollars, locale);
  return (
    <section className="panel">
      <p className="text-sm text-muted">{words.closing.total}</p>
      <p className="mb-3 text-3xl font-bold tracking-[-0.02em] tabular-nums" aria-live="polite">
        {total}
      </p>
      <ResultLines
        lines={[
          ...closingLines(cash, locale),
          { label: payment.total, amount: total, isTotal: true },
        ]}
      />
      {cash.premiumDollars > 0 && (
        <p className="mt-3 text-sm text-muted">
          {payment.premium(formatDollars(cash.premiumDollars, locale))}
        </p>
      )}
      {cash.transferTax.kind === 'ask' && <p className="mt-3">{words.closing.ask}</p>}
      <p className="mt-3 text-sm text-muted">{words.closing.legal}</p>
    </section>
  );
}

export function ClosingFields() {
  return (
    <>
      <NumberInput name="price" />
      <NumberInput name="down" />
      <RegionInput />
      <FlagInput name="firstHome" />
      <FlagInput name="newHome" />
    </>
  );
}
