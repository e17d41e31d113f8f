import { useLayoutEffect, useRef } from 'react';
import type { ChartPoint, TrendChart } from '#src/ui/charts/trend-chart.ts';
import type { PointPlaces } from './LiveChart.tsx';

type Props = {
  point: ChartPoint | null;
  places: PointPlaces;
  axis: TrendChart['axis'];
};

/** The text of a chart for the point under the pointer. It is also read out. */
export function ChartTip({ point, places, axis }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  const place = point ? (places.get(point.key) ?? 0.5) : 0.5;
  useLayoutEffect(() => {
    // On the opposite side of the chart from the point, so that it covers nothing.
    const style = tip.current?.style;
    if (!style) return;
    const isFar = place > 0.5;
    if (axis === 'x') {
      style.setProperty('left', isFar ? 'auto' : `${(place + 0.03) * 100}%`);
      style.setProperty('right', isFar ? `${(1 - place + 0.03) * 100}%` : 'auto');
      style.setProperty('top', '4%');
    } else {
      style.setProperty('right', '0');
      style.setProperty('top', isFar ? 'auto' : `${(place + 0.08) * 100}%`);
      style.setProperty('bottom', isFar ? `${(1 - place + 0.08) * 100}%` : 'auto');
    }
  });
  return (
    <div
      ref={tip}
      role="status"
      className={`absolute z-2 max-w-[60%] pointer-events-none ${
        point ? 'px-3 py-2 rounded-field border border-line bg-surface shadow-float' : ''
      }`}
    >
      {point && (
        <>
          <p className="text-sm font-semibold">{point.title}</p>
          {point.lines.map((line) => (
            <p key={line} className="text-sm text-muted tabular-nums">
              {line}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
