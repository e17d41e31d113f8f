import type { PriceEvent, PriceHistory } from '#src/domain/listing/price-history.ts';
import { formatDollars } from '#src/domain/money.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { type StepChart, stepChart } from '#src/ui/charts/step-chart.ts';
import { monthText } from '#src/ui/listing/measures.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { changeText } from './change-text.ts';

/** About as wide as shown, so that letters keep their size in every window. */
const SIZES = [
  { widthPx: 340, heightPx: 256, className: 'sm:hidden' },
  { widthPx: 640, heightPx: 276, className: 'max-sm:hidden' },
] as const;

function Picture({ chart, className }: { chart: StepChart; className: string }) {
  const { widthPx, heightPx, lines, dots, labels, years } = chart;
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
      className={`w-full h-auto max-w-160 tabular-nums ${className}`}
    >
      {years.map(({ x, y, text }) => (
        <g key={text} className="text-line">
          <line x1={x} x2={x} y1={8} y2={y - 14} stroke="currentColor" />
          <text x={x} y={y} textAnchor="middle" fontSize="14" className="fill-muted">
            {text}
          </text>
        </g>
      ))}
      <g stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" className="text-primary">
        {lines.map(({ isOffered, from, to }) => (
          <line
            key={`${from.x} ${from.y} ${to.x} ${to.y}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            {...(isOffered ? {} : { strokeDasharray: '2 6', strokeWidth: 1.5 })}
          />
        ))}
      </g>
      {dots.map(({ kind, x, y }) => (
        <circle
          key={`${kind} ${x} ${y}`}
          cx={x}
          cy={y}
          r="4.5"
          stroke="currentColor"
          strokeWidth="2"
          className={kind === 'closed' ? 'text-alert fill-alert' : 'text-primary fill-surface'}
        />
      ))}
      {labels.map(({ x, y, anchor, lines: [price, below] }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize="14"
          paintOrder="stroke"
          strokeWidth="5"
          strokeLinejoin="round"
          className="stroke-paper"
        >
          <tspan className="fill-ink font-semibold">{price}</tspan>
          <tspan x={x} dy="16" className="fill-muted">
            {below}
          </tspan>
        </text>
      ))}
    </svg>
  );
}

/** The prices a home was listed and closed at: level while it was offered, dashed in between. */
export function HistoryChart({ history }: { history: PriceHistory }) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const { events } = history;
  const labelOf = ({ kind, atMs, priceDollars, changePercent }: PriceEvent) => {
    const month = monthText(new Date(atMs).toISOString(), locale) ?? '';
    const change = changePercent === null ? null : changeText(changePercent, locale);
    const below = [words.history.event[kind], change].filter(Boolean).join(' ');
    return [formatDollars(priceDollars, locale), `${below}, ${month}`] as const;
  };
  const year = (ms: number) => String(new Date(ms).getUTCFullYear());
  const prices = events.map(({ priceDollars }) => priceDollars);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (events.length < 2) return null;
  return (
    <div
      role="img"
      aria-label={words.history.chart(formatDollars(low, locale), formatDollars(high, locale))}
      className="mb-4"
    >
      {SIZES.map(({ className, ...size }) => {
        const chart = stepChart(history, size, { labelOf, year });
        return chart && <Picture key={size.widthPx} chart={chart} className={className} />;
      })}
    </div>
  );
}
