import type { MonthFigures, PlaceTrends } from '#src/domain/market/trends/trends.ts';
import { TREND_CITIES } from '#src/domain/market/trends/trend-place.ts';

/** A whole month of thirty sales. */
export function aMonth(month: string, changes: Partial<MonthFigures> = {}): MonthFigures {
  return {
    month,
    sold: 30,
    averagePriceDollars: 900_000,
    volumeDollars: 27_000_000,
    averageDays: 30,
    abovePercent: 30,
    belowPercent: 60,
    isApproximate: false,
    isPartial: false,
    ...changes,
  };
}

/** The market of Toronto over two months and the running one. */
export function aMarket(changes: Partial<PlaceTrends> = {}): PlaceTrends {
  const { month: _month, isPartial: _isPartial, ...total } = aMonth('2026-10', { sold: 60 });
  return {
    place: TREND_CITIES[0],
    window: { from: '2026-08-01', to: '2026-10-21' },
    total,
    percentOfAsking: 98.6,
    months: [
      aMonth('2026-08'),
      aMonth('2026-09', { averagePriceDollars: 945_000, sold: 24, averageDays: 34 }),
      aMonth('2026-10', {
        isPartial: true,
        sold: null,
        averagePriceDollars: null,
        volumeDollars: null,
        averageDays: null,
        abovePercent: null,
        belowPercent: null,
      }),
    ],
    types: [
      { propertyType: 'Condo Apt', sold: 30, averagePriceDollars: 640_000 },
      { propertyType: 'Detached', sold: 20, averagePriceDollars: 1_380_000 },
      { propertyType: 'Duplex', sold: 4, averagePriceDollars: null },
    ],
    yearAgo: aMonth('2025-09', { averagePriceDollars: 900_000 }),
    ...changes,
  };
}
