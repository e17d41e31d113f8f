import type { CashToClose } from '#src/domain/mortgage/closing/cash-to-close.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';

/** The parts of the cash on closing day that are not zero. */
export function closingLines(
  cash: CashToClose,
  locale: Locale,
): readonly { readonly label: string; readonly amount: string }[] {
  const words = paymentTexts(locale);
  const line = (label: string, dollars: number) =>
    dollars === 0 ? [] : [{ label, amount: formatDollars(dollars, locale) }];
  const { transferTax: tax } = cash;
  const taxes =
    tax.kind === 'ask'
      ? [{ label: words.provinceTax, amount: words.ask }]
      : [
          ...line(words.provinceTax, tax.provinceDollars),
          ...line(words.cityTax, tax.cityDollars),
          ...line(words.rebate, -tax.rebateDollars),
          ...line(words.newHomeRebate, -tax.newHomeRebateDollars),
        ];
  return [
    ...line(words.closingDown, cash.downDollars),
    ...taxes,
    ...line(words.premiumTax, cash.premiumTaxDollars),
    ...line(words.gst, cash.gstDollars),
  ];
}
