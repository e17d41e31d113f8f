import { useState } from 'react';
import { cashToClose } from '#src/domain/mortgage/closing/cash-to-close.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { closingLines } from '#src/ui/mortgage/closing-lines.ts';

type Props = {
  readonly priceDollars: number;
  /** Null while unknown. */
  readonly downDollars: number | null;
  readonly province: string;
  readonly city: string;
};

/** The formatted amounts; a dash where the down payment is not known. */
function summaryOf({ downDollars, ...home }: Props, isFirstHome: boolean, locale: Locale) {
  if (downDollars === null) return { lines: [], total: paymentTexts(locale).noAmount, premium: 0 };
  const cash = cashToClose({ ...home, downDollars, isFirstHome });
  return {
    lines: closingLines(cash, locale),
    total: formatDollars(cash.totalDollars, locale),
    premium: cash.premiumDollars,
  };
}

/** The cash a buyer needs on the day of closing. */
export function CashToClose(props: Props) {
  const locale = useLocale();
  const words = useTexts(paymentTexts);
  const [isFirstHome, setIsFirstHome] = useState(false);
  const { lines, total, premium } = summaryOf(props, isFirstHome, locale);
  return (
    <div className="mt-6 pt-5 border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="heading-group">{words.closing}</h3>
        <label className="flex items-center gap-2.5 min-h-11 cursor-pointer">
          <input
            type="checkbox"
            checked={isFirstHome}
            onChange={({ currentTarget }) => setIsFirstHome(currentTarget.checked)}
            className="size-5 accent-primary"
          />
          {words.firstHome}
        </label>
      </div>
      <dl className="mt-2 tabular-nums">
        {lines.map(({ label, amount }) => (
          <div key={label} className="amount-line py-2 border-b border-line">
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div aria-live="polite" aria-atomic="true" className="amount-line py-2 font-semibold">
          <dt>{words.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {premium > 0 && (
        <p className="text-sm text-muted">{words.premium(formatDollars(premium, locale))}</p>
      )}
    </div>
  );
}
