import type { PriceEvent, PriceHistory } from '#src/domain/listing/price-history.ts';
import type { Pixel } from '#src/lib/geo/web-mercator.ts';

/** About as wide as a letter of a label and as high as one of two lines of them. */
const LETTER_PX = 7.7;
const LABEL_HEIGHT_PX = 36;
const DOT_PX = 6;
const YEARS_HEIGHT_PX = 24;

/** Room around what is drawn, CSS pixels: for labels above and below, and the years along the bottom. */
const MARGIN = { top: 48, right: 20, bottom: 70, left: 20 } as const;

const YEAR_MS = 365.25 * 86_400_000;

/** A line of prices: solid while the home was offered, dashed while nobody offered it. */
export type ChartLine = {
  readonly isOffered: boolean;
  readonly from: Pixel;
  readonly to: Pixel;
};

/** Two lines of text; the point is the position of the first one. */
export type ChartLabel = Pixel & {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly [price: string, below: string];
};

type ChartTexts = {
  /** Both lines of a label. */
  readonly labelOf: (event: PriceEvent) => readonly [price: string, below: string];
  readonly year: (ms: number) => string;
};

export type StepChart = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly lines: readonly ChartLine[];
  readonly dots: readonly (Pixel & Pick<PriceEvent, 'kind'>)[];
  readonly labels: readonly ChartLabel[];
  readonly years: readonly (Pixel & { readonly text: string })[];
};

type Size = { readonly widthPx: number; readonly heightPx: number };
type Scale = (ms: number, priceDollars: number) => Pixel;

function scaleOf({ steps, events }: PriceHistory, { widthPx, heightPx }: Size): Scale {
  const times = [
    ...steps.flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
    ...events.map(({ atMs }) => atMs),
  ];
  const prices = events.map(({ priceDollars }) => priceDollars);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const across = widthPx - MARGIN.left - MARGIN.right;
  const up = heightPx - MARGIN.top - MARGIN.bottom;
  const share = (value: number, from: number, to: number) =>
    to > from ? (value - from) / (to - from) : 0.5;
  return (ms, price) => ({
    x: Math.round(MARGIN.left + share(ms, first, last) * across),
    y: Math.round(MARGIN.top + (1 - share(price, low, high)) * up),
  });
}

/**
 * Each listing as a line from its first price to its last, then down or up to its closing price, then across
 * to the next one.
 */
function linesOf({ steps, events }: PriceHistory, at: Scale): ChartLine[] {
  return steps.flatMap(({ fromMs, toMs, firstPriceDollars, priceDollars }, index) => {
    const end = at(toMs, priceDollars);
    const closed = events.find(({ kind, atMs }) => kind === 'closed' && atMs === toMs);
    const last = closed ? at(toMs, closed.priceDollars) : end;
    const next = steps[index + 1];
    const offered = (from: Pixel, to: Pixel) => ({ isOffered: true, from, to });
    return [
      offered(at(fromMs, firstPriceDollars), end),
      ...(closed ? [offered(end, last)] : []),
      ...(next
        ? [{ isOffered: false, from: last, to: at(next.fromMs, next.firstPriceDollars) }]
        : []),
    ];
  });
}

function anchorOf(x: number, widthPx: number, labelPx: number): ChartLabel['anchor'] {
  if (x - labelPx / 2 < 2) return 'start';
  return x + labelPx / 2 > widthPx - 2 ? 'end' : 'middle';
}

type Box = { readonly left: number; readonly right: number; readonly top: number };

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < LABEL_HEIGHT_PX;

const covers = ({ left, right, top }: Box, { x, y }: Pixel) =>
  x > left - DOT_PX && x < right + DOT_PX && y > top - DOT_PX && y < top + LABEL_HEIGHT_PX;

/** The first line of a label above its dot, and below it, from the dot down. */
const OFFSETS_PX = [-28, 22];

/**
 * Labels of as many prices as there is room for, above or below their dots and never over another one:
 * the last and the first before those between.
 */
function labelsOf(
  events: readonly PriceEvent[],
  at: Scale,
  { size, texts }: { size: Size; texts: ChartTexts },
): ChartLabel[] {
  const dots = events.map(({ atMs, priceDollars }) => at(atMs, priceDollars));
  const [first, ...later] = events;
  const last = later.pop();
  const placedBoxes: Box[] = [];
  return [last, first, ...later].flatMap((event) => {
    if (!event) return [];
    const { x, y } = at(event.atMs, event.priceDollars);
    const lines = texts.labelOf(event);
    const labelPx = Math.max(...lines.map((line) => line.length)) * LETTER_PX;
    const anchor = anchorOf(x, size.widthPx, labelPx);
    const left = anchor === 'start' ? x : anchor === 'end' ? x - labelPx : x - labelPx / 2;
    for (const offset of OFFSETS_PX) {
      const box = { left, right: left + labelPx, top: y + offset - 14 };
      const others = dots.filter((dot) => dot.x !== x || dot.y !== y);
      const isFree = !placedBoxes.some((other) => overlaps(box, other));
      const isInside = box.top >= 0 && box.top + LABEL_HEIGHT_PX <= size.heightPx - YEARS_HEIGHT_PX;
      if (isFree && isInside && !others.some((dot) => covers(box, dot))) {
        placedBoxes.push(box);
        return [{ x, y: y + offset, anchor, lines }];
      }
    }
    return [];
  });
}

/** The first days of years along the bottom, as many as there is room for. */
function yearsOf(
  { steps }: PriceHistory,
  at: Scale,
  { size, texts }: { size: Size; texts: ChartTexts },
) {
  const from = Math.min(...steps.map(({ fromMs }) => fromMs));
  const to = Math.max(...steps.map(({ toMs }) => toMs));
  const count = (to - from) / YEAR_MS;
  const every = Math.max(1, Math.ceil((count * 48) / size.widthPx));
  const first = new Date(from).getUTCFullYear() + 1;
  const years = Array.from({ length: Math.ceil(count) }, (_, index) =>
    Date.UTC(first + index, 0, 1),
  );
  return years
    .filter((ms, index) => ms <= to && index % every === 0)
    .map((ms) => ({ x: at(ms, 0).x, y: size.heightPx - 8, text: texts.year(ms) }));
}

/** Where everything of a chart of prices goes, CSS pixels; undefined for fewer than two prices. */
export function stepChart(
  history: PriceHistory,
  size: Size,
  texts: ChartTexts,
): StepChart | undefined {
  const { events } = history;
  if (events.length < 2) return undefined;
  const at = scaleOf(history, size);
  return {
    ...size,
    lines: linesOf(history, at),
    dots: events.map(({ kind, atMs, priceDollars }) => ({ kind, ...at(atMs, priceDollars) })),
    labels: labelsOf(events, at, { size, texts }),
    years: yearsOf(history, at, { size, texts }),
  };
}
