import { expect, test } from 'vitest';
import { dayNumber, parseDay } from '#src/domain/listing/field-values.ts';
import {
  errorShare,
  rangeFactorOf,
  summarizeTests,
} from '#src/domain/market/valuation/accuracy.ts';
import { valuedTypeOf } from '#src/domain/market/valuation/valued-types.ts';
import { quantile } from '#src/domain/market/valuation/weighted-quantile.ts';
import { leaveOneOut } from '#src/server/listings/valuation/leave-one-out.ts';
import { homeSizeOf } from '#src/server/listings/valuation/nearby-sales.ts';
import type { RecordedSale } from '#src/server/listings/valuation/recorded-sales.ts';
import { records, TODAY } from './default-set.ts';

const sales: RecordedSale[] = records.flatMap(({ document }, shuffle) => {
  const { type, lastStatus, soldPrice, soldDate, map, address, details } = document;
  const valuedType = valuedTypeOf(details.propertyType);
  const soldDay = parseDay(soldDate);
  if (type !== 'Sale' || lastStatus !== 'Sld' || !valuedType || !map || soldDay === null) return [];
  return [
    {
      ...homeSizeOf(document),
      lat: map.latitude,
      lng: map.longitude,
      city: address.city,
      province: address.state,
      type: valuedType,
      priceDollars: Number(soldPrice),
      soldDay,
      shuffle: (shuffle * 7919) % 100_003,
    },
  ];
});

const testedSales = await leaveOneOut(sales, dayNumber(TODAY));

/** The error of the median of all sales of the same city and type of the year before. */
function naiveErrors(): number[] {
  const markets = Map.groupBy(sales, ({ city, province, type }) => `${city}/${province}/${type}`);
  return testedSales.flatMap((sale) => {
    const earlier = (markets.get(`${sale.city}/${sale.province}/${sale.type}`) ?? []).filter(
      ({ soldDay }) => soldDay < sale.soldDay && soldDay >= sale.soldDay - 365,
    );
    if (earlier.length < 5) return [];
    const prices = earlier.map(({ priceDollars }) => priceDollars);
    return [errorShare({ ...sale, valueDollars: quantile(prices, 0.5) })];
  });
}

test('valuations of demo homes are closer to the sold price than the median of city and type', () => {
  const summary = summarizeTests(testedSales, {
    scope: 'all',
    rangeFactor: rangeFactorOf(testedSales),
  });
  expect(testedSales.length).toBeGreaterThan(2500);
  expect(summary?.medianErrorPercent).toBeLessThan(19.5);
  expect(summary?.medianErrorPercent).toBeLessThan(quantile(naiveErrors(), 0.5) * 100 - 3);
});

test('ranges fitted on half of the sales contain about 80 percent of the other half', () => {
  const [first, second] = [0, 1].map((half) => testedSales.filter((_, at) => at % 2 === half));
  const rangeFactor = rangeFactorOf(first ?? []);
  const inside = summarizeTests(second ?? [], { scope: 'all', rangeFactor })?.insideRangePercent;
  expect(inside).toBeGreaterThanOrEqual(77);
  expect(inside).toBeLessThanOrEqual(83);
});
