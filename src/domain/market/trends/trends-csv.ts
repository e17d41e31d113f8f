import { csvFormatRows } from 'd3-dsv';
import type { PlaceTrends } from './trends.ts';

const HEADS = [
  'place',
  'month',
  'is_partial',
  'homes_sold',
  'average_price_dollars',
  'sales_volume_dollars',
  'average_days_on_market',
  'percent_above_asking',
  'percent_below_asking',
  'is_approximate',
];

const amount = (value: number | null) => (value === null ? '' : String(Math.round(value)));
const share = (value: number | null) => (value === null ? '' : value.toFixed(1));

/** The months of markets as a CSV file with a header line; withheld values are empty. */
export function trendsCsv(trends: readonly PlaceTrends[]): string {
  const rows = trends.flatMap(({ place, months }) =>
    months.map((figures) => [
      place.name,
      figures.month,
      String(figures.isPartial),
      amount(figures.sold),
      amount(figures.averagePriceDollars),
      amount(figures.volumeDollars),
      amount(figures.averageDays),
      share(figures.abovePercent),
      share(figures.belowPercent),
      String(figures.isApproximate),
    ]),
  );
  return csvFormatRows([HEADS, ...rows]);
}
