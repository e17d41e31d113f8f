import type { Config } from 'vega-lite';

/** Colours of the places in order; variables of the page, so that a chart follows the theme. */
export const PLACE_COLORS = ['var(--primary)', 'var(--accent)', 'var(--focus)'] as const;

/** Dashes distinguish places without colour, too. */
export const PLACE_DASHES: readonly number[][] = [
  [1, 0],
  [7, 4],
  [2, 3],
];

/** The size a chart is drawn at, pixels; a page shows it as wide as its column. */
export const CHART_SIZE = { width: 340, height: 240 } as const;

/** The look of all charts, with the page's font. */
export const CHART_CONFIG: Config = {
  // The page describes the chart.
  aria: false,
  background: 'transparent',
  font: 'inherit',
  view: { stroke: null },
  axis: {
    domain: false,
    ticks: false,
    labelColor: 'var(--muted)',
    labelFontSize: 15,
    labelPadding: 6,
    grid: true,
    gridColor: 'var(--line)',
    tickCount: 4,
    title: null,
  },
  // Farther from the chart than the lowest label of the other axis reaches.
  axisX: {
    grid: false,
    labelAngle: 0,
    labelPadding: 12,
    labelOverlap: 'greedy',
    labelSeparation: 6,
  },
  bar: { color: 'var(--primary-tint)', cornerRadiusEnd: 3 },
  text: { color: 'var(--ink)', fontSize: 15 },
};
