import type { TopLevelSpec } from 'vega-lite';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';

export type TrendChartName = 'days' | 'price' | 'shares' | 'bySold' | 'byPrice';

/** The markets of one place, or of the compared places. */
export type Trends = readonly PlaceTrends[];

/** A value on the axis of a chart, and its text. */
export type ChartPoint = {
  /** Its name in the chart. */
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
};

/** A chart, and its figures in words. */
export type TrendChart = {
  readonly name: TrendChartName;
  readonly title: string;
  /** Null where none of its figures may be shown. */
  readonly spec: TopLevelSpec | null;
  /** In the order of the axis. */
  readonly points: readonly ChartPoint[];
  /** The axis along which the points lie. */
  readonly axis: 'x' | 'y';
  /** The names of its lines or bars in the order of their colours; one alone needs no legend. */
  readonly series: readonly string[];
};
