import type { ValuationEstimate } from '#src/contract/listings/valuation-calls.ts';
import { formatDollars } from '#src/domain/money.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = Pick<ValuationEstimate, 'value' | 'low' | 'high'>;

/** Where the value lies in its range, parts of it from the low end. */
function shareOf({ value, low, high }: Props): number {
  return high > low ? (value - low) / (high - low) : 0.5;
}

/** The value large, and its range as a bar with the value marked on it. */
export function EstimateFigures(estimate: Props) {
  const locale = useLocale();
  const { result } = useTexts(homeValueTexts);
  const dollars = (amount: number) => formatDollars(amount, locale);
  const { value, low, high } = estimate;
  return (
    <div className="grid gap-4 max-w-[34rem]">
      <p
        data-estimate
        className="display text-[clamp(2.4rem,1.8rem+2.6vw,3.75rem)] leading-none tabular-nums"
      >
        {dollars(value)}
      </p>
      <div>
        <svg
          viewBox="0 0 320 16"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className="block w-full h-4"
        >
          <rect x="0" y="5" width="320" height="6" rx="3" className="fill-primary-tint" />
          <rect
            x={(shareOf(estimate) * 320 - 3).toFixed(1)}
            y="0"
            width="6"
            height="16"
            rx="3"
            className="fill-primary"
          />
        </svg>
        <p className="mt-2 text-lg">
          {result.range} <strong className="tabular-nums whitespace-nowrap">{dollars(low)}</strong>{' '}
          {result.to} <strong className="tabular-nums whitespace-nowrap">{dollars(high)}</strong>
        </p>
      </div>
    </div>
  );
}
