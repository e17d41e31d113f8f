import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import type { Locale } from '#src/messages/locale.ts';
import type { TrendChartName } from '#src/ui/charts/trend-chart.ts';
import { trendCharts } from '#src/ui/charts/trend-charts.ts';
import { chartSvg } from './chart-svg.ts';

/** The charts of a market as SVG, by name; those without a figure that may be shown are left out. */
export async function trendPictures(
  trends: readonly PlaceTrends[],
  locale: Locale,
): Promise<{ readonly [Name in TrendChartName]?: string }> {
  const pictures: { [Name in TrendChartName]?: string } = {};
  for (const { name, spec } of trendCharts(trends, locale)) {
    if (spec) pictures[name] = await chartSvg(spec);
  }
  return pictures;
}
