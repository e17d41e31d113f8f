import type { TopLevelSpec } from 'vega-lite';
import { CHART_CONFIG, CHART_SIZE, PLACE_COLORS } from './chart-theme.ts';

/** A bar of a ranking. */
export type RankingRow = {
  readonly name: string;
  readonly series: string;
  readonly value: number;
  /** The label at the end of the bar. */
  readonly text: string;
};

type Ranking = {
  /** The first name comes first. */
  readonly rows: readonly RankingRow[];
  readonly series: readonly string[];
};

/**
 * Bars beside one another, one for each series of a name, as a Vega-Lite specification. Its parameter
 * `focus` is the name that is pointed at.
 */
export function rankingChart({ rows, series }: Ranking): TopLevelSpec {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return {
    ...CHART_SIZE,
    autosize: { type: 'fit', contains: 'padding' },
    padding: 2,
    config: CHART_CONFIG,
    params: [{ name: 'focus', value: '' }],
    data: { values: rows.map((row) => ({ ...row })) },
    encoding: {
      y: {
        field: 'name',
        type: 'nominal',
        sort: null,
        axis: { title: null, grid: false, labelLimit: 172, labelColor: 'var(--ink)' },
        scale: { paddingInner: 0.35 },
      },
      yOffset: { field: 'series', type: 'nominal', sort: [...series] },
      x: {
        field: 'value',
        type: 'quantitative',
        axis: null,
        // Room for the figure at the end of the longest bar.
        scale: { domain: [0, largest * 1.75], nice: false },
      },
    },
    layer: [
      {
        mark: { type: 'bar' },
        encoding: {
          color: {
            field: 'series',
            type: 'nominal',
            legend: null,
            scale: { domain: [...series], range: [...PLACE_COLORS] },
          },
          opacity: {
            condition: { test: "focus === '' || datum.name === focus", value: 1 },
            value: 0.5,
          },
        },
      },
      {
        mark: { type: 'text', align: 'left', dx: 6 },
        encoding: { text: { field: 'text', type: 'nominal' } },
      },
    ],
  };
}
