import { DEFAULT_BEDS } from '#src/domain/market/trends/trends-request.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { formatDollars } from '#src/domain/money.ts';
import { signInPath } from '#src/domain/routes.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { basisText } from '#src/ui/charts/basis-text.ts';
import { RestrictedArt } from '#src/ui/listing/restricted/RestrictedArt.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = {
  count: number;
  isClosed: boolean;
  /** The list, to come back to. */
  returnTo: string;
  /** The public figures of the market; absent where none are told. */
  market: SmallTrend | undefined;
};

/** What homes sold for on average, as the trends page says it of everyone's sales. */
function SoldFigure({ market }: { market: SmallTrend }) {
  const locale = useLocale();
  const { account } = useTexts(listPageTexts);
  const { glimpse } = useTexts(trendsTexts);
  const { averagePriceDollars } = market.total;
  if (averagePriceDollars === null) return null;
  return (
    <div className="mt-4">
      <p className="text-sm text-muted">{account.average(market.place.name)}</p>
      <p className="text-xl font-bold tracking-[-0.02em] tabular-nums">
        {formatDollars(averagePriceDollars, locale)}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {basisText(market, locale)} · {glimpse.beds(DEFAULT_BEDS)}
      </p>
    </div>
  );
}

/** In place of the cards of homes that need an account: how many there are, why, and the way in. */
export function AccountPanel({ count, isClosed, returnTo, market }: Props) {
  const { account } = useTexts(listPageTexts);
  return (
    <section
      aria-labelledby="account-title"
      className="card mt-6 first:mt-0 grid sm:grid-cols-[minmax(8rem,2fr)_5fr]"
    >
      <RestrictedArt className="size-full max-sm:h-28" />
      <div className="p-6">
        <h2 id="account-title" className="heading-3">
          {isClosed ? account.closedTitle(count) : account.title(count)}
        </h2>
        <p className="mt-2 text-muted">{isClosed ? account.closedReason : account.reason}</p>
        {isClosed && market && <SoldFigure market={market} />}
        <p className="mt-5 flex flex-wrap gap-2.5">
          <a href={signInPath('new-account', returnTo)} className="btn-primary">
            {account.join}
          </a>
          <a href={signInPath('login', returnTo)} className="btn-secondary">
            {account.login}
          </a>
        </p>
      </div>
    </section>
  );
}
