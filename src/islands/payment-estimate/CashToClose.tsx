import { useState } from 'react';
import { cashToClose } from '#src/domain/mortgage/cash-to-close.ts';
import { formatDollars } from '#src/domain/money.ts';
import { payment } from '#src/messages/en/payment.ts';

type Props = {
  readonly priceDollars: number;
  /** Null while it is not known. */
  readonly downDollars: number | null;
  readonly province: string;
  readonly city: string;
};

type Line = { readonly label: string; readonly amount: string };

type Summary = {
  readonly lines: readonly Line[];
  readonly total: string;
  readonly premium: number;
};

const UNKNOWN: Summary = { lines: [], total: payment.noAmount, premium: 0 };

function summaryOf({ downDollars, ...home }: Props, isFirstHome: boolean): Summary {
  if (downDollars === null) return UNKNOWN;
  const cash = cashToClose({ ...home, downDollars, isFirstHome });
  const { transferTax: tax } = cash;
  const line = (label: string, amount: number): Line[] =>
    amount === 0 ? [] : [{ label, amount: formatDollars(amount) }];
  const taxes =
    tax.kind === 'ask'
      ? [{ label: payment.provinceTax, amount: payment.ask }]
      : [
          ...line(payment.provinceTax, tax.provinceDollars),
          ...line(payment.cityTax, tax.cityDollars),
          ...line(payment.rebate, -tax.rebateDollars),
        ];
  return {
    lines: [
      ...line(payment.closingDown, cash.downDollars),
      ...taxes,
      ...line(payment.premiumTax, cash.premiumTaxDollars),
    ],
    total: formatDollars(cash.totalDollars),
    premium: cash.premiumDollars,
  };
}

/** What a buyer has to bring on the day of closing. */
export function CashToClose(props: Props) {
  const [isFirstHome, setIsFirstHome] = useState(false);
  const { lines, total, premium } = summaryOf(props, isFirstHome);
  return (
    <div className="mt-6 pt-5 border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="heading-3">{payment.closing}</h3>
        <label className="flex items-center gap-2.5 min-h-11 cursor-pointer">
          <input
            type="checkbox"
            checked={isFirstHome}
            onChange={({ currentTarget }) => setIsFirstHome(currentTarget.checked)}
            className="size-5 accent-evergreen"
          />
          {payment.firstHome}
        </label>
      </div>
      <dl className="mt-2 tabular-nums">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-6 py-2 border-b border-line">
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 py-2 font-semibold">
          <dt>{payment.total}</dt>
          <dd aria-live="polite">{total}</dd>
        </div>
      </dl>
      {premium > 0 && (
        <p className="text-sm text-muted">{payment.premium(formatDollars(premium))}</p>
      )}
    </div>
  );
}
