import { DEFAULT_BEDS } from '#src/domain/market/trends/trends-request.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { formatDollars } from '#src/domain/money.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { accountPanelTexts } from '#src/messages/search/account-panel.ts';
import { basisText } from '#src/ui/charts/basis-text.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

/** The average sold price of homes, from the trends page's public sales. */
export function SoldFigure({ market }: { market: SmallTrend }) {
  const locale = useLocale();
  const { average } = useTexts(accountPanelTexts);
  const { glimpse } = useTexts(trendsTexts);
  const { averagePriceDollars } = market.total;
  if (averagePriceDollars === null) return null;
  return (
    <div className="mt-4">
      <p className="text-sm text-muted">{average(market.place.name)}</p>
      <p className="text-xl font-bold tracking-[-0.02em] tabular-nums">
        {formatDollars(averagePriceDollars, locale)}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {basisText(market, locale)} · {glimpse.beds(DEFAULT_BEDS)}
      </p>
    </div>
  );
}
