import { DEFAULT_BEDS, trendsOf } from '#src/domain/market/trends/trends-request.ts';
import type { MonthFigures, SmallTrend } from '#src/domain/market/trends/trends.ts';
import { formatDollars } from '#src/domain/money.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { basisText } from '#src/ui/charts/basis-text.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

const [WIDTH, HEIGHT, PAD] = [320, 88, 8];

type Point = { readonly index: number; readonly priceDollars: number };

function pointsOf(months: readonly MonthFigures[]): Point[] {
  return months.flatMap(({ averagePriceDollars: priceDollars }, index) =>
    priceDollars === null ? [] : [{ index, priceDollars }],
  );
}

/** The average sold price by month as a line. */
function PriceLine({ months }: Pick<SmallTrend, 'months'>) {
  const locale = useLocale();
  const words = useTexts(trendsTexts);
  const points = pointsOf(months);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const prices = points.map(({ priceDollars }) => priceDollars);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (index: number) => PAD + (index / (months.length - 1)) * (WIDTH - 2 * PAD);
  const y = (price: number) =>
    HEIGHT - PAD - ((price - low) / (high - low || 1)) * (HEIGHT - 2 * PAD);
  const dollars = (amount: number) => formatDollars(amount, locale);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.glimpse.chart(dollars(first.priceDollars), dollars(last.priceDollars))}
      className="w-full max-w-80 h-auto max-sm:h-16 text-primary"
    >
      <polyline
        points={points
          .map(({ index, priceDollars }) => `${x(index).toFixed(1)},${y(priceDollars).toFixed(1)}`)
          .join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx={x(last.index)} cy={y(last.priceDollars)} r="4.5" fill="currentColor" />
    </svg>
  );
}

function Figures({ market }: { market: SmallTrend }) {
  const locale = useLocale();
  const { summary, glimpse } = useTexts(trendsTexts);
  const { place, total } = market;
  const { averagePriceDollars, averageDays } = total;
  if (averagePriceDollars === null) return <p className="mt-2">{glimpse.tooFew(place.name)}</p>;
  const days = averageDays === null ? null : Math.round(averageDays).toLocaleString(locale);
  const figures = [
    { label: summary.averagePrice, text: formatDollars(averagePriceDollars, locale) },
    ...(days === null ? [] : [{ label: summary.averageDays, text: summary.days(days) }]),
  ];
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-6 sm:gap-x-10 gap-y-3">
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-bold tracking-[-0.02em] tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {basisText(market, locale)} · {glimpse.beds(DEFAULT_BEDS)}
      </p>
    </>
  );
}

/** The market of a place in a few figures, on the pages of its homes. */
export function MarketGlimpse({ market }: { market: SmallTrend }) {
  const { glimpse } = useTexts(trendsTexts);
  const { place, months } = market;
  return (
    <section aria-labelledby="market-title" className="page pb-6 md:pb-12">
      <div className="panel max-sm:p-4 grid gap-x-10 gap-y-5 items-center md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 id="market-title" className="heading-3">
            {glimpse.title(place.name)}
          </h2>
          <Figures market={market} />
          <p className="mt-1 sm:mt-3">
            <a href={trendsOf(place)} className="lone-link">
              {glimpse.more(place.name)}
            </a>
          </p>
        </div>
        <PriceLine months={months} />
      </div>
    </section>
  );
}
