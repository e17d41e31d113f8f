import type { TestedSale } from '#src/domain/market/valuation/accuracy.ts';
import type { ComparableSale } from '#src/domain/market/valuation/adjusted-price.ts';
import {
  isLastCircle,
  LATEST_SALES,
  SEARCH_RADII_KM,
} from '#src/domain/market/valuation/sale-search.ts';
import { valueBySales } from '#src/domain/market/valuation/valuation.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { resultInSlices } from '../../scheduling/sliced-work.ts';
import { spacedSteps } from '../../scheduling/spaced-steps.ts';
import type { RecordedSale } from './recorded-sales.ts';

/** Sales of this many days up to the last day are tested. */
const TESTED_DAYS = 180;
/** Each is compared to the sales of this many days before it. */
export const COMPARED_DAYS = 365;
/** The most sales tested; of more, an even sample. */
const MAX_TESTED_SALES = 3000;
/** The number of sales tested between two pauses. */
const STEP = 5;

/** Side of a cell, degrees of latitude and longitude: only nearby cells are searched, not all of Canada. */
const CELL_DEGREES = 0.05;
const KM_PER_DEGREE = 111.2;

type Cells = ReadonlyMap<string, readonly RecordedSale[]>;

const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
const cellKey = (type: string, south: number, west: number) => `${type}/${south}/${west}`;

function* cellsOf(sales: readonly RecordedSale[]): SlicedWork<Cells> {
  const cells = new Map<string, RecordedSale[]>();
  for (const sale of sales) {
    yield;
    const key = cellKey(sale.type, cellOf(sale.lat), cellOf(sale.lng));
    const cell = cells.get(key);
    if (cell) cell.push(sale);
    else cells.set(key, [sale]);
  }
  return cells;
}

/** The sales in the cells that a circle touches. */
function* salesAround(cells: Cells, { type, lat, lng }: RecordedSale, radiusKm: number) {
  const latReach = radiusKm / KM_PER_DEGREE;
  const lngReach = latReach / Math.cos((lat * Math.PI) / 180);
  for (let south = cellOf(lat - latReach); south <= cellOf(lat + latReach); south += 1) {
    for (let west = cellOf(lng - lngReach); west <= cellOf(lng + lngReach); west += 1) {
      yield* cells.get(cellKey(type, south, west)) ?? [];
    }
  }
}

/** The sales that a home would have been compared to on the day it was sold, without its own sale. */
function earlierSales(cells: Cells, home: RecordedSale): ComparableSale[] {
  for (const radiusKm of SEARCH_RADII_KM) {
    const sales: ComparableSale[] = [];
    for (const sale of salesAround(cells, home, radiusKm)) {
      const ageDays = home.soldDay - sale.soldDay;
      if (sale === home || ageDays < 1 || ageDays > COMPARED_DAYS) continue;
      const distanceKm = metresBetween([home.lng, home.lat], [sale.lng, sale.lat]) / 1000;
      if (distanceKm <= radiusKm) sales.push({ ...sale, distanceKm, ageDays });
    }
    const latest = sales.toSorted((a, b) => a.ageDays - b.ageDays).slice(0, LATEST_SALES);
    if (isLastCircle(radiusKm, latest.length)) return latest;
  }
  return [];
}

function testSale(cells: Cells, home: RecordedSale): TestedSale[] {
  const value = valueBySales(home, earlierSales(cells, home));
  if (!value) return [];
  const { city, province, type, soldDay, priceDollars: soldDollars } = home;
  const { valueDollars, spread } = value;
  return [{ city, province, type, soldDay, soldDollars, valueDollars, spread }];
}

/**
 * Values sales of the last half year as they would have been on the day before they closed: each from
 * earlier sales of its kind, never from itself, by the same rules as for other homes. A sale with fewer
 * than five such sales is left out, as it would get no value.
 *
 * @param sales of eighteen months
 * @param lastDay days since 1970
 * @throws the reason of the signal, when it is aborted
 */
export async function leaveOneOut(
  sales: readonly RecordedSale[],
  lastDay: number,
  signal?: AbortSignal,
): Promise<TestedSale[]> {
  const cells = await resultInSlices(() => cellsOf(sales));
  const homes = sales
    .filter(({ soldDay }) => soldDay > lastDay - TESTED_DAYS && soldDay <= lastDay)
    .toSorted((a, b) => a.shuffle - b.shuffle)
    .slice(0, MAX_TESTED_SALES);
  const results: TestedSale[] = [];
  const steps = Array.from({ length: Math.ceil(homes.length / STEP) }, (_, step) => () => {
    for (const home of homes.slice(step * STEP, (step + 1) * STEP)) {
      results.push(...testSale(cells, home));
    }
  });
  await spacedSteps(steps, signal);
  return results;
}
