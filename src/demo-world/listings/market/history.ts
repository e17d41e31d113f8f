import type { HistoryEntry } from '#src/contract/listings/listing.ts';
import { isoTime } from '../calendar.ts';
import { askingDollars, paidDollars } from './prices.ts';
import type { PricedHome } from './prices.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { DemoRandom } from '../random.ts';

const YEAR_DAYS = 365;
const EARLIEST_YEAR = 2015;
const CONTRACT_DAYS = 120;
/** The overpricing of a home that did not sell. */
const HOPE = [1.02, 1.1] as const;

const COUNTS = [
  { value: 0, weight: 45 },
  { value: 1, weight: 30 },
  { value: 2, weight: 17 },
  { value: 3, weight: 8 },
] as const;

/** A day before another on which the property was for sale or for lease: months or years earlier. */
function earlierDay(day: number, type: 'Sale' | 'Lease', random: DemoRandom): number {
  if (type === 'Lease') return day - Math.round(YEAR_DAYS * random.between(0.95, 2.2));
  // A home that did not sell comes back within a year; one that sold after some years.
  return random.chance(0.25)
    ? day - Math.round(random.between(150, 330))
    : day - Math.round(YEAR_DAYS * random.between(1.6, 5));
}

function outcome(type: 'Sale' | 'Lease', gapDays: number, random: DemoRandom): string {
  if (type === 'Lease') return 'Lsd';
  if (gapDays < YEAR_DAYS) return random.pick(['Exp', 'Ter', 'Ter', 'Sus']);
  return random.chance(0.85) ? 'Sld' : random.pick(['Exp', 'Ter']);
}

type Earlier = {
  readonly listDay: number;
  readonly lastStatus: string;
  readonly mlsNumber: string;
};

function entry(
  home: PricedHome,
  type: 'Sale' | 'Lease',
  { listDay, lastStatus, mlsNumber }: Earlier,
  random: DemoRandom,
): HistoryEntry {
  const isClosed = lastStatus === 'Sld' || lastStatus === 'Lsd';
  const hope = isClosed ? 1 : random.between(...HOPE);
  const askingPrice = askingDollars(
    { ...home, qualityFactor: home.qualityFactor * hope },
    type,
    listDay,
    random,
  );
  const soldDay = listDay + random.integer(6, 75);
  const terms = { city: home.city, ratioPoints: home.levels.saleToListPoints(soldDay) };
  return {
    mlsNumber,
    boardId: home.city.boardId,
    type,
    lastStatus,
    listPrice: askingPrice,
    soldPrice: isClosed ? paidDollars(askingPrice, type, terms, random) : null,
    listDate: isoTime(listDay),
    soldDate: isClosed ? isoTime(soldDay) : null,
    timestamps: { expiryDate: isoTime(listDay + CONTRACT_DAYS) },
  };
}

/**
 * Up to three earlier times the same home was on the market, latest first, at the prices of their
 * days. Nothing before it was built or before 2015.
 */
export function historyOf(
  home: PricedHome,
  lifecycle: Lifecycle,
  mlsNumberOf: (earlier: number) => string,
  random: DemoRandom,
): HistoryEntry[] {
  const count = random.pickWeighted(COUNTS);
  const earliest = `${Math.max(EARLIEST_YEAR, (home.home.yearBuilt ?? 0) + 1)}`;
  const entries: HistoryEntry[] = [];
  let day = lifecycle.listDay;
  for (let earlier = 1; earlier <= count; earlier += 1) {
    const listDay = earlierDay(day, lifecycle.type, random);
    if (isoTime(listDay) < earliest) break;
    const lastStatus = outcome(lifecycle.type, day - listDay, random);
    const listing = { listDay, lastStatus, mlsNumber: mlsNumberOf(earlier) };
    entries.push(entry(home, lifecycle.type, listing, random));
    day = listDay;
  }
  return entries;
}
