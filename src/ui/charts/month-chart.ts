import type { TopLevelSpec } from 'vega-lite';
import { CHART_CONFIG, CHART_SIZE, PLACE_COLORS, PLACE_DASHES } from './chart-theme.ts';

/** A month of a chart: a point of a line for each series, and a bar below them. */
export type MonthRow = {
  /** The label on the axis. */
  readonly month: string;
  readonly series: string;
  readonly value: number | null;
  readonly bar: number | null;
};

export type Axis = 'number' | 'dollars' | 'percent';

type MonthChart = {
  readonly rows: readonly MonthRow[];
  /** The lines, in the order of their colours. */
  readonly series: readonly string[];
  readonly axis: Axis;
  /** Absent for a chart without bars. */
  readonly barAxis?: Axis;
};

/** The formats of the figures on an axis: "1,200", "$1.2M", "35%". */
const LABELS: Readonly<Record<Axis, string>> = {
  number: "format(datum.value, ',')",
  dollars: "upper(replace(format(datum.value, '$.3~s'), 'G', 'B'))",
  percent: "datum.value + '%'",
};

/**
 * A line over months for each series, with bars below it, as a Vega-Lite specification. Its parameter
 * `focus` is the month that is pointed at.
 */
export function monthChart({ rows, series, axis, barAxis }: MonthChart): TopLevelSpec {
  const bars = {
    mark: { type: 'bar' as const, width: { band: 0.6 } },
    encoding: {
      y: {
        field: 'bar',
        type: 'quantitative' as const,
        axis: { orient: 'right' as const, grid: false, labelExpr: LABELS[barAxis ?? 'number'] },
      },
    },
  };
  const focus = {
    transform: [{ filter: 'datum.month === focus' }],
    mark: { type: 'rule' as const, color: 'var(--line-strong)', strokeWidth: 1.5 },
  };
  const lines = {
    mark: { type: 'line' as const, strokeWidth: 2.5, point: { size: 42, filled: true } },
    encoding: {
      y: {
        field: 'value',
        type: 'quantitative' as const,
        scale: { zero: axis === 'percent', nice: true },
        axis: { orient: 'left' as const, labelExpr: LABELS[axis] },
      },
      color: {
        field: 'series',
        type: 'nominal' as const,
        legend: null,
        scale: { domain: [...series], range: [...PLACE_COLORS] },
      },
      strokeDash: {
        field: 'series',
        type: 'nominal' as const,
        legend: null,
        scale: { domain: [...series], range: [...PLACE_DASHES] },
      },
    },
  };
  // Of months without a value, only some layers tell Vega.
  const months = [...new Set(rows.map(({ month }) => month))];
  return {
    ...CHART_SIZE,
    autosize: { type: 'fit', contains: 'padding' },
    padding: 2,
    config: CHART_CONFIG,
    params: [{ name: 'focus', value: '' }],
    data: { values: rows.map((row) => ({ ...row })) },
    encoding: {
      x: { field: 'month', type: 'ordinal', scale: { domain: months }, axis: { title: null } },
    },
    layer: [...(barAxis ? [bars] : []), focus, lines],
    resolve: { scale: { y: 'independent' } },
  };
}
