import type { HistoryEntry } from '#src/contract/listings/listing.ts';
import { formatDollars } from '#src/domain/money.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';

const [WIDTH, HEIGHT, PAD] = [600, 120, 10];

type Point = { readonly time: number; readonly price: number };

function pointsOf(history: readonly HistoryEntry[]): Point[] {
  return history
    .flatMap(({ listDate, listPrice, soldDate, soldPrice }) => [
      { time: Date.parse(listDate), price: listPrice },
      ...(soldDate && soldPrice ? [{ time: Date.parse(soldDate), price: soldPrice }] : []),
    ])
    .filter(({ time, price }) => Number.isFinite(time) && price > 0)
    .toSorted((a, b) => a.time - b.time);
}

/** The prices a home was listed and closed at, as a line over time; leases and sales are not mixed. */
export function HistoryChart({ history }: { history: readonly HistoryEntry[] }) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const points = pointsOf(history);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || first.time === last.time) return null;
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) =>
    PAD + ((time - first.time) / (last.time - first.time)) * (WIDTH - 2 * PAD);
  const y = (price: number) =>
    HEIGHT - PAD - ((price - low) / (high - low || 1)) * (HEIGHT - 2 * PAD);
  const at = points.map(({ time, price }) => [x(time), y(price)] as const);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.history.chart(formatDollars(low, locale), formatDollars(high, locale))}
      className="w-full h-auto mb-4 text-evergreen"
    >
      <polyline
        points={at.map(([px, py]) => `${px},${py}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {at.map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px} cy={py} r="4.5" fill="currentColor" />
      ))}
    </svg>
  );
}
