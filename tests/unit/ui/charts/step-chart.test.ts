import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHistory } from '#src/domain/listing/price-history.ts';
import { stepChart } from '#src/ui/charts/step-chart.ts';

const SIZE = { widthPx: 340, heightPx: 256 };
const TEXTS = {
  labelOf: ({ priceDollars }: { priceDollars: number }) =>
    [`$${priceDollars}`, 'Listed +12%, March 2019'] as const,
  year: (ms: number) => String(new Date(ms).getUTCFullYear()),
};
const DAY_MS = 86_400_000;

const entries = fc.array(
  fc.record({
    listPrice: fc.integer({ min: 1, max: 5_000_000 }),
    soldPrice: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
    listed: fc.integer({ min: 0, max: 12_000 }),
    days: fc.integer({ min: 0, max: 900 }),
  }),
  { minLength: 1, maxLength: 9 },
);

const dayOf = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10);

test('for any history the chart stays within its picture without overlapping labels', () => {
  fc.assert(
    fc.property(entries, (rows) => {
      const history = priceHistory(
        rows.map(({ listPrice, soldPrice, listed, days }) => ({
          type: 'Sale',
          lastStatus: soldPrice === null ? 'Exp' : 'Sld',
          listPrice,
          soldPrice,
          listDate: dayOf(listed),
          soldDate: soldPrice === null ? null : dayOf(listed + days),
          timestamps: { expiryDate: dayOf(listed + days) },
        })),
        { type: 'Sale', today: '2026-10-15' },
      );
      const chart = stepChart(history, SIZE, TEXTS);
      if (history.events.length < 2) {
        expect(chart).toBeUndefined();
        return;
      }
      const points = [
        ...chart!.dots,
        ...chart!.labels,
        ...chart!.lines.flatMap(({ from, to }) => [from, to]),
      ];
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(SIZE.widthPx);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(SIZE.heightPx);
      }
      const places = chart!.labels.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(places.length);
      expect(chart!.labels.length).toBeGreaterThan(0);
    }),
  );
});

test('a price line is level while offered, steps at the sale and is dashed until relisted', () => {
  const entry = { type: 'Sale' as const, timestamps: { expiryDate: null } };
  const history = priceHistory(
    [
      {
        ...entry,
        lastStatus: 'Sld',
        listPrice: 400_000,
        soldPrice: 380_000,
        listDate: '2019-03-01',
        soldDate: '2019-05-01',
      },
      {
        ...entry,
        lastStatus: 'New',
        listPrice: 500_000,
        soldPrice: null,
        listDate: '2026-09-01',
        soldDate: null,
      },
    ],
    { type: 'Sale', today: '2026-10-15' },
  );
  const { lines, years } = stepChart(history, SIZE, TEXTS)!;
  expect(lines.map(({ isOffered }) => isOffered)).toEqual([true, true, false, true]);
  const [level, step, gap] = lines;
  expect(level?.from.y).toBe(level?.to.y);
  expect(step?.from.x).toBe(step?.to.x);
  expect(gap?.from).toEqual(step?.to);
  expect(years.map(({ text }) => text)).toContain('2020');
});

test('the price of today has its label also where there is no room above or below its dot', () => {
  const entry = { type: 'Sale' as const, soldPrice: null, soldDate: null };
  const history = priceHistory(
    [
      {
        ...entry,
        lastStatus: 'Ter',
        listPrice: 3_840_000,
        listDate: '2022-05-23',
        timestamps: { expiryDate: '2022-09-20' },
      },
      {
        ...entry,
        lastStatus: 'Pc',
        listPrice: 2_899_000,
        originalPrice: 3_140_000,
        listDate: '2026-09-22',
        timestamps: { expiryDate: null },
      },
    ],
    { type: 'Sale', today: '2026-10-15' },
  );
  const labelOf = ({ priceDollars }: { priceDollars: number }) =>
    [`$${priceDollars}`, 'Now −7.7%, October 2026'] as const;
  for (const widthPx of [340, 640]) {
    const chart = stepChart(history, { widthPx, heightPx: 256 }, { ...TEXTS, labelOf });
    expect(chart?.labels[0]).toMatchObject({
      anchor: 'end',
      lines: ['$2899000', expect.any(String)],
    });
  }
});
