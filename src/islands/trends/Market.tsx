import { typeRankings } from '#src/domain/market/trends/type-rankings.ts';
import { areAveragesWithheld, type PlaceTrends } from '#src/domain/market/trends/trends.ts';
import {
  trendsHref,
  trendsOf,
  type TrendsRequest,
} from '#src/domain/market/trends/trends-request.ts';
import { signInPath } from '#src/domain/routes.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { basisText, spanText } from '#src/ui/charts/basis-text.ts';
import { trendCharts } from '#src/ui/charts/trend-charts.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { Chart } from './Chart.tsx';
import { NumbersTable } from './NumbersTable.tsx';
import { Overview } from './Overview.tsx';
import { Summary } from './Summary.tsx';
import type { Pictures } from './TrendsIsland.tsx';

type Props = {
  request: TrendsRequest;
  trends: readonly PlaceTrends[];
  /** Null once another market is shown than the server drew. */
  pictures: Pictures | null;
};

/** Says why a place has no sale that can be shown, and where to look. */
function NoSales({ trends: { place } }: { trends: PlaceTrends }) {
  const words = useTexts(trendsTexts);
  const city = { ...place, neighborhoodSlug: null, name: place.name.split(', ').at(-1) ?? '' };
  return (
    <EmptyState title={words.summary.nothing(place.name)} hint={words.summary.nothingHint}>
      {place.neighborhoodSlug && (
        <a href={trendsOf(city)} className="btn-secondary">
          {words.summary.wider(city.name)}
        </a>
      )}
      <a href={signInPath('login', trendsOf(place))} className="btn-secondary">
        {words.summary.logIn}
      </a>
    </EmptyState>
  );
}

function InvestmentNote({ trends }: { trends: PlaceTrends }) {
  const words = useTexts(trendsTexts);
  const types = [...typeRankings(trends.types).inBoth];
  if (types.length === 0) return null;
  return (
    <div className="grid grid-cols-1 content-center gap-2 p-6 rounded-card bg-accent-tint text-on-accent-tint">
      <h3 className="heading-3">{words.charts.inBoth}</h3>
      <p className="break-words">{words.charts.inBothNote(types.join(', '))}</p>
    </div>
  );
}

/** A market, or those that are compared: figures, charts, the latest month, and all numbers. */
export function Market({ request, trends, pictures }: Props) {
  const locale = useLocale();
  const words = useTexts(trendsTexts);
  const [first] = trends;
  if (!first) return null;
  const emptyText = trends.some(areAveragesWithheld) ? words.charts.withheld : words.charts.empty;
  const trendsWithSales = trends.filter(({ total }) => (total.sold ?? 0) > 0);
  return (
    <>
      <section aria-labelledby="summary-title" className="grid gap-4">
        <h2 id="summary-title" className="sr-only">
          {words.summary.title}
        </h2>
        {trends.map((one) =>
          trendsWithSales.includes(one) ? (
            <Summary
              key={one.place.name}
              trends={one}
              logInHref={signInPath('login', trendsHref(request))}
            />
          ) : (
            <NoSales key={one.place.name} trends={one} />
          ),
        )}
        {trendsWithSales.some(({ total }) => total.isApproximate) && (
          <p className="text-sm text-muted">{words.summary.approximateNote}</p>
        )}
      </section>
      {trendsWithSales.length > 0 && (
        <>
          <section aria-labelledby="charts-title" className="mt-10">
            <h2 id="charts-title" className="heading-2 mb-5">
              {words.charts.title}
            </h2>
            <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
              {trendCharts(trends, locale).map((chart) => (
                <Chart
                  key={`${chart.name} ${trends.map(({ place }) => place.name).join()}`}
                  chart={chart}
                  basis={
                    trendsWithSales.length === 1
                      ? basisText(trendsWithSales[0] ?? first, locale)
                      : spanText(first, locale)
                  }
                  picture={pictures?.[chart.name] ?? null}
                  isLive={pictures === null}
                  emptyText={emptyText}
                />
              ))}
              <InvestmentNote trends={first} />
            </div>
            <NumbersTable trends={trends} />
          </section>
          <Overview trends={first} />
        </>
      )}
    </>
  );
}
