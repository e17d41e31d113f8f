import type { MonthFigures } from '#src/domain/market/trends/trends.ts';
import { abbreviateDollars, formatDollars } from '#src/domain/money.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Locale } from '#src/messages/locale.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { monthText } from '../listing/measures.ts';
import { type Axis, type MonthRow, monthChart } from './month-chart.ts';
import type { ChartPoint, TrendChart, Trends } from './trend-chart.ts';

type Figure = (figures: MonthFigures) => number | null;

/** What a chart by month shows. */
type ChartSpec = {
  readonly name: TrendChart['name'];
  readonly title: string;
  readonly axis: Axis;
  /** A line each; compared places have only the first. */
  readonly lines: readonly { readonly name: string; readonly figure: Figure }[];
  /** Drawn where no places are compared. */
  readonly bars?: { readonly title: string; readonly axis: Axis; readonly figure: Figure };
  /** The figures of a month in words; null where they may not be shown. */
  readonly say: (figures: MonthFigures) => string | null;
};

const shortMonth = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
);

/** The labels of a window's months on an axis: "Oct", or "Oct 26" where one comes twice. */
function axisMonths(trends: Trends, locale: Locale): (month: string) => string {
  const hasYears = (trends[0]?.months.length ?? 0) > 12;
  return (month) => {
    const parts = shortMonth(locale).formatToParts(Date.parse(`${month}-01`));
    const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
    const name = part('month').replace('.', '');
    return hasYears ? `${name} ${part('year')}` : name;
  };
}

/** The lines of a chart: its own, or one for each compared place. */
function seriesOf(trends: Trends, { lines }: ChartSpec) {
  const [first] = lines;
  const [alone] = trends;
  if (trends.length === 1 && alone) {
    return lines.map(({ name, figure }) => ({ name, figure, months: alone.months }));
  }
  return trends.flatMap(({ place, months }) =>
    first ? [{ name: place.name, figure: first.figure, months }] : [],
  );
}

function pointsOf(trends: Trends, { say }: ChartSpec, locale: Locale): ChartPoint[] {
  const words = trendsTexts(locale);
  const axisMonth = axisMonths(trends, locale);
  return (trends[0]?.months ?? []).map(({ month, isPartial }, index) => {
    const name = monthText(month, locale) ?? month;
    const lines = trends.map(({ place, months }) => {
      const figures = months[index];
      const text = (figures && say(figures)) ?? words.summary.tooFew;
      return trends.length === 1 ? text : `${place.name}: ${text}`;
    });
    return {
      key: axisMonth(month),
      title: isPartial ? words.charts.soFar(name) : name,
      lines,
    };
  });
}

function chartOf(trends: Trends, spec: ChartSpec, locale: Locale): TrendChart {
  const { name, title, axis } = spec;
  const bars = trends.length === 1 ? spec.bars : undefined;
  const series = seriesOf(trends, spec);
  const axisMonth = axisMonths(trends, locale);
  const rows: MonthRow[] = series.flatMap((line) =>
    line.months.map((figures) => ({
      month: axisMonth(figures.month),
      series: line.name,
      value: line.figure(figures),
      bar: bars?.figure(figures) ?? null,
    })),
  );
  const names = series.map((line) => line.name);
  const isDrawn = rows.some(({ value }) => value !== null);
  return {
    name,
    title: bars ? trendsTexts(locale).charts.withBars(title, bars.title) : title,
    spec: isDrawn
      ? monthChart({ rows, series: names, axis, ...(bars && { barAxis: bars.axis }) })
      : null,
    points: pointsOf(trends, spec, locale),
    axis: 'x',
    series: names,
  };
}

/** The charts over the months of a window: days on market, prices, shares above and below asking. */
export function trendMonthCharts(trends: Trends, locale: Locale): TrendChart[] {
  const { charts, summary } = trendsTexts(locale);
  const sold = (figures: MonthFigures) => summary.sold(figures.sold ?? 0);
  const days: ChartSpec = {
    name: 'days',
    title: charts.days,
    axis: 'number',
    lines: [{ name: charts.days, figure: ({ averageDays }) => averageDays }],
    bars: { title: charts.sold, axis: 'number', figure: (figures) => figures.sold },
    say: (figures) =>
      figures.averageDays === null
        ? null
        : `${summary.days(Math.round(figures.averageDays).toLocaleString(locale))}, ${sold(figures)}`,
  };
  const price: ChartSpec = {
    name: 'price',
    title: charts.price,
    axis: 'dollars',
    lines: [{ name: charts.price, figure: ({ averagePriceDollars }) => averagePriceDollars }],
    bars: { title: charts.volume, axis: 'dollars', figure: ({ volumeDollars }) => volumeDollars },
    say: ({ averagePriceDollars, volumeDollars, ...figures }) =>
      averagePriceDollars === null
        ? null
        : [
            formatDollars(averagePriceDollars, locale),
            sold({ averagePriceDollars, volumeDollars, ...figures }),
            charts.inAll(abbreviateDollars(volumeDollars ?? 0, locale)),
          ].join(', '),
  };
  const shares: ChartSpec = {
    name: 'shares',
    title: trends.length === 1 ? charts.shares : charts.above,
    axis: 'percent',
    lines: [
      { name: charts.above, figure: ({ abovePercent }) => abovePercent },
      { name: charts.below, figure: ({ belowPercent }) => belowPercent },
    ],
    say: ({ abovePercent, belowPercent }) =>
      abovePercent === null || belowPercent === null
        ? null
        : charts.sharesOf(Math.round(abovePercent), Math.round(belowPercent)),
  };
  return [price, days, shares].map((spec) => chartOf(trends, spec, locale));
}
