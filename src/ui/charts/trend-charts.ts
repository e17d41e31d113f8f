import type { Locale } from '#src/messages/locale.ts';
import type { TrendChart, Trends } from './trend-chart.ts';
import { trendMonthCharts } from './trend-month-charts.ts';
import { trendRankingCharts } from './trend-ranking-charts.ts';

/** All charts of a market, or of several compared markets. */
export function trendCharts(trends: Trends, locale: Locale): TrendChart[] {
  return [...trendMonthCharts(trends, locale), ...trendRankingCharts(trends, locale)];
}
