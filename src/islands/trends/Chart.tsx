import { useStore } from '@nanostores/react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import type { TrendChart } from '#src/ui/charts/trend-chart.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { ChartTip } from './ChartTip.tsx';
import { Legend } from './Legend.tsx';
import type { PointPlaces } from './LiveChart.tsx';

const $liveChart = lazyModule(async () => (await import('./LiveChart.tsx')).LiveChart);

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

type Props = {
  chart: TrendChart;
  /**
   * The server's drawing; null where it shows another market. It stays in the page below the browser's
   * chart, as its markup cannot be written anew.
   */
  picture: ReactNode;
  /** The number of sales behind it, and their period. */
  basis: string;
  /** Whether the chart is drawn in the browser though nobody has touched it. */
  isLive: boolean;
  /** Why none of its figures is shown, where none is. */
  emptyText: string;
};

/** The point of a chart under the pointer or reached by keys; null for none. */
function useFocus({ points, axis }: TrendChart) {
  const [index, setIndex] = useState<number | null>(null);
  const [places, setPlaces] = useState<PointPlaces>(new Map());
  const point = (index !== null && points[index]) || null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') setIndex(null);
    if (!step || points.length === 0) return;
    event.preventDefault();
    const start = step === 1 ? -1 : points.length;
    setIndex(Math.min(Math.max((index ?? start) + step, 0), points.length - 1));
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const at = axis === 'x' ? (clientX - box.left) / box.width : (clientY - box.top) / box.height;
    const distances = points.map(({ key }) => Math.abs((places.get(key) ?? Infinity) - at));
    const nearest = distances.indexOf(Math.min(...distances));
    setIndex(distances[nearest] === Infinity ? null : nearest);
  };
  return { point, places, setPlaces, onKeyDown, onPointerMove, clear: () => setIndex(null) };
}

/** Becomes live when it is touched; also by the touch that woke the island. */
function useTouch() {
  const area = useRef<HTMLDivElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (area.current?.matches(':hover, :focus')) setIsTouched(true);
  }, []);
  return { area, isTouched, touch: () => setIsTouched(true) };
}

/** The browser's chart; a placeholder until its script is loaded. */
function Drawing({ chart, focus }: Pick<Props, 'chart'> & { focus: ReturnType<typeof useFocus> }) {
  const LiveChart = useStore($liveChart);
  const { spec, axis, points } = chart;
  if (!LiveChart || !spec) return <div className="skeleton size-full only:block hidden" />;
  return (
    <LiveChart
      spec={spec}
      axis={axis}
      keys={points.map(({ key }) => key)}
      focus={focus.point?.key ?? null}
      onPlaces={focus.setPlaces}
    />
  );
}

/** A chart with its title. The picture of the server stands until someone touches it. */
export function Chart({ chart, picture, basis, isLive, emptyText }: Props) {
  const words = useTexts(trendsTexts);
  const titleId = useId();
  const focus = useFocus(chart);
  const { area, isTouched, touch } = useTouch();
  const { title, spec, axis } = chart;
  return (
    <figure className="trend panel p-4 sm:p-5" aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId} className="text-base font-semibold">
          {title}
        </h3>
        <p className="mt-0.5 text-sm text-muted tabular-nums">{basis}</p>
        <Legend chart={chart} />
      </figcaption>
      {spec ? (
        <div className="relative aspect-[17/12]">
          <div
            ref={area}
            // Screen readers keep the arrow keys to themselves on a picture.
            role="application"
            aria-label={`${title}. ${words.charts.explore}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the figures of the picture.
            tabIndex={0}
            className="trend-chart size-full"
            onPointerEnter={touch}
            onFocus={touch}
            onPointerMove={focus.onPointerMove}
            onPointerLeave={focus.clear}
            onBlur={focus.clear}
            onKeyDown={focus.onKeyDown}
          >
            {picture && (
              <div aria-hidden="true" className={focus.places.size > 0 ? 'hidden' : undefined}>
                {picture}
              </div>
            )}
            {(isTouched || isLive) && <Drawing chart={chart} focus={focus} />}
          </div>
          <ChartTip point={focus.point} places={focus.places} axis={axis} />
        </div>
      ) : (
        <p className="text-muted">{emptyText}</p>
      )}
    </figure>
  );
}
