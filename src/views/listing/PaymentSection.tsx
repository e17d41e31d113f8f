import type { ReactNode } from 'react';
import { formatDollars } from '#src/domain/money.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { Section } from './Section.tsx';

type Props = {
  /** Dollars a month. */
  monthly: number;
  /** Dollars. */
  cashToClose: number;
  /** The way to a pre-approval, below the numbers. */
  promo: ReactNode;
  /** The payment and the cash to close in full. */
  children: ReactNode;
};

/** The payment estimate; a phone shows its total until its reader opens the rest. */
export function PaymentSection({ monthly, cashToClose, promo, children }: Props) {
  const locale = useLocale();
  const words = useTexts(paymentTexts);
  return (
    <div className="no-print">
      <Section id="payment" title={words.title}>
        <details className="fold-on-phones is-total">
          <summary className="panel flex items-baseline justify-between gap-4 px-5 py-3.5 cursor-pointer">
            <span className="tabular-nums">
              <span className="block text-lg font-semibold">
                {words.aMonth(formatDollars(monthly, locale))}
              </span>
              {words.closing}: {formatDollars(cashToClose, locale)}
            </span>
            <span className="link">{words.showNumbers}</span>
          </summary>
          {children}
        </details>
        {promo}
      </Section>
    </div>
  );
}
