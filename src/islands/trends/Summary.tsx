import { decimalText } from '#src/lib/text/decimal-text.ts';
import { listOfPlace } from '#src/domain/market/trends/trend-place.ts';
import { areAveragesWithheld, type PlaceTrends } from '#src/domain/market/trends/trends.ts';
import { abbreviateDollars, formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { basisText } from '#src/ui/charts/basis-text.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Tile = { readonly label: string; readonly text: string; readonly note?: string };

function tilesOf({ total, percentOfAsking }: PlaceTrends, locale: Locale): Tile[] {
  const { summary, charts } = trendsTexts(locale);
  const { sold, averagePriceDollars, averageDays, abovePercent, volumeDollars } = total;
  const percent = (value: number | null) =>
    value === null ? summary.none : `${decimalText(value, locale, { most: 1 })}%`;
  return [
    {
      label: summary.averagePrice,
      text:
        averagePriceDollars === null ? summary.none : formatDollars(averagePriceDollars, locale),
    },
    {
      label: summary.averageDays,
      text:
        averageDays === null
          ? summary.none
          : summary.days(Math.round(averageDays).toLocaleString(locale)),
    },
    {
      label: summary.count,
      text: (sold ?? 0).toLocaleString(locale),
      ...(volumeDollars !== null && {
        note: charts.inAll(abbreviateDollars(volumeDollars, locale)),
      }),
    },
    { label: summary.ofAsking, text: percent(percentOfAsking) },
    { label: summary.above, text: percent(abovePercent) },
  ];
}

/** The market of a place in figures, with the number of sales behind them and their period. */
export function Summary({ trends, logInHref }: { trends: PlaceTrends; logInHref: string }) {
  const locale = useLocale();
  const words = useTexts(trendsTexts);
  const { place } = trends;
  return (
    <section aria-label={place.name} className="panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="heading-3">{place.name}</h3>
        <p className="text-sm text-muted tabular-nums">{basisText(trends, locale)}</p>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-5 grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {tilesOf(trends, locale).map(({ label, text, note }) => (
          <div key={label} className="grid grid-rows-subgrid row-span-2 gap-y-0.5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-bold tracking-[-0.02em] tabular-nums">
              <span>{text}</span>
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {areAveragesWithheld(trends) && (
        <p className="mt-5 text-sm text-muted">
          <span>{words.summary.withheld}</span>{' '}
          <a href={logInHref} className="link">
            {words.summary.logInForAverages}
          </a>
        </p>
      )}
      <p className="mt-5">
        <a href={listOfPlace(place)} className="link">
          {words.list(place.name)}
        </a>
      </p>
    </section>
  );
}
