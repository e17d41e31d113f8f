import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import {
  errorShare,
  rangeFactorOf,
  summarizeTests,
  type TestedSale,
} from '#src/domain/market/valuation/accuracy.ts';
import { quantile } from '#src/domain/market/valuation/weighted-quantile.ts';
import { MIN_SALES } from '#src/domain/market/valuation/valuation.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { COMPARED_DAYS, leaveOneOut } from '#src/server/listings/valuation/leave-one-out.ts';
import { type RecordedSale, recordedSales } from '#src/server/listings/valuation/recorded-sales.ts';

// Run by `npm run bench valuation`: how far the values of homes are from their sold prices, by city and
// type, beside the median price of the same city and type. Each sale is valued without itself.

const { values } = parseArgs({ options: { data: { type: 'string', default: '.data' } } });

const CITIES = 15;
const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const database = openDatabase(join(values.data, 'listings.sqlite'));
if (!database.ok) throw new Error(database.error);
const repository = indexedListings(database.value);
type Market = { city: string; province: string; type: ValuedType };
const cityOf = ({ city, province }: Omit<Market, 'type'>) => `${city}, ${province}`;
const marketOf = (market: Market) => `${market.type}/${cityOf(market)}`;

/** The error of the median price of the year before, of the same city and type. */
function naiveErrors(sales: readonly RecordedSale[], testedSales: readonly TestedSale[]): number[] {
  const markets = Map.groupBy(sales, marketOf);
  return testedSales.flatMap((sale) => {
    const earlier = (markets.get(marketOf(sale)) ?? []).filter(({ soldDay }) => {
      const age = sale.soldDay - soldDay;
      return age >= 1 && age <= COMPARED_DAYS;
    });
    if (earlier.length < MIN_SALES) return [];
    const valueDollars = quantile(
      earlier.map(({ priceDollars }) => priceDollars),
      0.5,
    );
    return [errorShare({ ...sale, valueDollars })];
  });
}

function line(
  name: string,
  sales: readonly RecordedSale[],
  testedSales: readonly TestedSale[],
): void {
  const summary = summarizeTests(testedSales, { scope: 'all', rangeFactor });
  const naive = naiveErrors(sales, testedSales);
  if (!summary || naive.length === 0) return;
  row(
    name,
    testedSales.length,
    `${summary.medianErrorPercent.toFixed(1)} %`,
    percent(quantile(naive, 0.5)),
    `${summary.insideRangePercent} %`,
  );
}

/** The percentage of one half of the tested sales within ranges derived from the other half. */
function heldOut(testedSales: readonly TestedSale[]): number | undefined {
  const [first, second] = [0, 1].map((half) => testedSales.filter((_, at) => at % 2 === half));
  const factor = rangeFactorOf(first ?? []);
  return summarizeTests(second ?? [], { scope: 'all', rangeFactor: factor })?.insideRangePercent;
}

const all = await repository.facts({
  filter: { status: ['U'], lastStatus: ['Sld'], type: ['sale'] },
  viewer: 'verified',
  names: ['soldDay'],
});
const lastDay = all.numbers('soldDay').reduce((latest, day) => Math.max(latest, day), 0);
const dayText = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

let rangeFactor = 0;
for (const viewer of ['verified', 'anonymous'] as const) {
  const startedMs = performance.now();
  const sales = await recordedSales(repository, viewer, dayText(lastDay - 550));
  const salesTested = await leaveOneOut(sales, lastDay);
  rangeFactor = rangeFactorOf(salesTested);
  print('');
  print(
    `Sales that ${viewer} viewers see whole, to ${dayText(lastDay)}: ${sales.length} recorded, ${salesTested.length} tested in ${((performance.now() - startedMs) / 1000).toFixed(1)} s. The range reaches ${rangeFactor.toFixed(2)} spreads; made by one half of the sales it holds ${heldOut(salesTested)} % of the other.`,
  );
  print('');
  row('market', 'sales tested', 'median error', 'of the naive median', 'sold within the range');
  row('---', '---', '---', '---', '---');
  line('all', sales, salesTested);
  for (const [type, own] of Map.groupBy(salesTested, (sale) => sale.type)) line(type, sales, own);
  const cities = [...Map.groupBy(salesTested, cityOf)];
  const largest = cities.toSorted(([, a], [, b]) => b.length - a.length).slice(0, CITIES);
  for (const [city, own] of largest) line(city, sales, own);
  for (const [city, own] of largest.slice(0, 5)) {
    for (const [type, market] of Map.groupBy(own, (sale) => sale.type)) {
      line(`${city}: ${type}`, sales, market);
    }
  }
}
repository.close();
