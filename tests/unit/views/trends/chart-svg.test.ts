import { expect, test } from 'vitest';
import { monthChart } from '#src/ui/charts/month-chart.ts';
import { chartSvg } from '#src/views/trends/chart-svg.ts';

const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

test.each<readonly [string, readonly string[]]>([
  ['every month', MONTHS],
  ['one month', ['Sep']],
  ['the last months', ['Sep', 'Oct']],
])('the months stand in their order where %s has a value', async (_, monthsWithValue) => {
  const rows = MONTHS.map((month) => ({
    month,
    series: 'Average days',
    value: monthsWithValue.includes(month) ? 30 : null,
    bar: month === 'Aug' ? null : 12,
  }));
  const svg = await chartSvg(
    monthChart({ rows, series: ['Average days'], axis: 'number', barAxis: 'number' }),
  );
  const labels = [...svg.matchAll(/>([A-Z][a-z]{2})<\/text>/g)].map(([, label]) => label);
  expect(labels).toEqual(MONTHS);
});
