import type { TypeFigures } from '#src/domain/market/trends/trends.ts';
import { typeRankings } from '#src/domain/market/trends/type-rankings.ts';
import { abbreviateDollars, formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { rankingChart } from './ranking-chart.ts';
import type { ChartPoint, TrendChart, Trends } from './trend-chart.ts';

type ChartSpec = {
  readonly name: TrendChart['name'];
  readonly title: string;
  /** The ranked types of the first place. */
  readonly types: readonly string[];
  readonly figure: (type: TypeFigures) => number | null;
  readonly write: (figure: number) => string;
};

function chartOf(trends: Trends, spec: ChartSpec, locale: Locale): TrendChart {
  const { name, title, types, figure, write } = spec;
  const words = trendsTexts(locale);
  const cells = types.flatMap((propertyType) =>
    trends.flatMap(({ place, types: figures }) => {
      const type = figures.find((one) => one.propertyType === propertyType);
      const value = type && figure(type);
      return type && value !== null && value !== undefined
        ? [{ propertyType, series: place.name, value, type }]
        : [];
    }),
  );
  const rows = cells.map(({ propertyType, series, value }) => ({
    name: propertyType,
    series,
    value,
    text: write(value),
  }));
  const points: ChartPoint[] = types.map((propertyType) => ({
    key: propertyType,
    title: propertyType,
    lines: cells
      .filter((cell) => cell.propertyType === propertyType)
      .map(({ series, type: { averagePriceDollars, sold } }) => {
        const price =
          averagePriceDollars === null
            ? words.summary.tooFew
            : words.charts.average(formatDollars(averagePriceDollars, locale));
        const text = `${words.summary.sold(sold)}. ${price}`;
        return trends.length === 1 ? text : `${series}: ${text}`;
      }),
  }));
  const series = trends.map(({ place }) => place.name);
  return {
    name,
    title,
    spec: rows.length > 0 ? rankingChart({ rows, series }) : null,
    points,
    axis: 'y',
    series,
  };
}

/** The types of home that sell most and for most in the first place, compared with the others. */
export function trendRankingCharts(trends: Trends, locale: Locale): TrendChart[] {
  const { charts } = trendsTexts(locale);
  const { bySold, byPrice } = typeRankings(trends[0]?.types ?? []);
  const names = (types: readonly TypeFigures[]) => types.map(({ propertyType }) => propertyType);
  const specs: ChartSpec[] = [
    {
      name: 'bySold',
      title: charts.bySold,
      types: names(bySold),
      figure: ({ sold }) => sold,
      write: (sold) => sold.toLocaleString(locale),
    },
    {
      name: 'byPrice',
      title: charts.byPrice,
      types: names(byPrice),
      figure: ({ averagePriceDollars }) => averagePriceDollars,
      write: (dollars) => abbreviateDollars(dollars, locale),
    },
  ];
  return specs.map((one) => chartOf(trends, one, locale));
}
