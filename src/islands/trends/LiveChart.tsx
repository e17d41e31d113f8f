import { useEffect, useRef, useState } from 'react';
import { VegaEmbed } from 'react-vega';
import type { View } from 'vega';
import type { Result } from 'vega-embed';
import { expressionInterpreter } from 'vega-interpreter';
import type { TopLevelSpec } from 'vega-lite';
import { allowLibraryMarkup } from '#src/lib/trusted-types/library-markup.ts';

allowLibraryMarkup();

/** Nothing of a specification is made a script, and no style is written into the page. */
const OPTIONS = {
  mode: 'vega-lite',
  renderer: 'svg',
  actions: false,
  tooltip: false,
  defaultStyle: false,
  ast: true,
  expr: expressionInterpreter,
} as const;

/** Names the font of the page, as a canvas needs it to measure text. */
function inPageFont(spec: TopLevelSpec): TopLevelSpec {
  const font = getComputedStyle(document.body).fontFamily;
  return { ...spec, config: { ...spec.config, font } };
}

/** The positions of a chart's points along its axis, parts of its width or height. */
export type PointPlaces = ReadonlyMap<string, number>;

type Scale = { (key: string): number | undefined; bandwidth?: () => number };

function placesOf(view: View, keys: readonly string[], axis: 'x' | 'y'): PointPlaces {
  const scale: Scale = view.scale(axis);
  const [left, top] = view.origin();
  const svg = view.container()?.querySelector('svg');
  const box = svg?.viewBox.baseVal;
  const [start, size] = axis === 'x' ? [left, box?.width ?? 1] : [top, box?.height ?? 1];
  const half = (scale.bandwidth?.() ?? 0) / 2;
  return new Map(keys.map((key) => [key, (start + (scale(key) ?? 0) + half) / size]));
}

type Props = {
  spec: TopLevelSpec;
  axis: 'x' | 'y';
  /** The keys of the chart's points, in the order of the axis. */
  keys: readonly string[];
  /** The point under the pointer. */
  focus: string | null;
  onPlaces: (places: PointPlaces) => void;
};

/** A chart drawn in the browser, which shows the point under the pointer. */
export function LiveChart({ spec, axis, keys, focus, onPlaces }: Props) {
  const [view, setView] = useState<View | null>(null);
  const latest = useRef({ keys, axis, onPlaces });
  latest.current = { keys, axis, onPlaces };
  const take = ({ view: vegaView }: Result) => {
    setView(vegaView);
    const { keys, axis, onPlaces } = latest.current;
    onPlaces(placesOf(vegaView, keys, axis));
  };
  useEffect(() => {
    void view?.signal('focus', focus ?? '').runAsync();
  }, [view, focus]);
  return (
    <VegaEmbed
      aria-hidden="true"
      className="trend-picture"
      spec={inPageFont(spec)}
      options={OPTIONS}
      onEmbed={take}
    />
  );
}
