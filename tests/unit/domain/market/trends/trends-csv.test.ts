import { csvParse } from 'd3-dsv';
import { expect, test } from 'vitest';
import { trendsCsv } from '#src/domain/market/trends/trends-csv.ts';
import { aMarket, aMonth } from '#tests/support/market/trends.ts';

test('the CSV has a row per month and place, empty where figures are withheld', () => {
  const oshawa = { ...aMarket().place, name: 'Oshawa, "the shwa"' };
  const csv = trendsCsv([
    aMarket(),
    aMarket({ place: oshawa, months: [aMonth('2026-09', { abovePercent: 33.333 })] }),
  ]);
  const rows = csvParse(csv);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    place: 'Toronto',
    month: '2026-08',
    average_price_dollars: '900000',
  });
  expect(rows[2]).toMatchObject({ is_partial: 'true', homes_sold: '', average_days_on_market: '' });
  expect(rows[3]).toMatchObject({ place: 'Oshawa, "the shwa"', percent_above_asking: '33.3' });
});
