import type { FactName, ListingFacts } from '../repository.ts';

/** What can be measured of one listing. Dollars, days, square feet; `aboveList` and `belowList` 0 or 1. */
export type Measure =
  | 'listPrice'
  | 'soldPrice'
  | 'daysOnMarket'
  | 'tax'
  | 'maintenanceFee'
  | 'maintenanceFeePerSqft'
  | 'priceSqftLow'
  | 'priceSqftHigh'
  | 'sqftLow'
  | 'sqftHigh'
  | 'aboveList'
  | 'belowList';

/** A listing as statistics see it. */
export type Sample = {
  /** What it may be grouped by. */
  readonly facts: ListingFacts;
  readonly measure: (name: Measure) => number | null;
  readonly isClosed: boolean;
  /** Whether its days are known, and not only their months. */
  readonly hasDays: boolean;
  /** Whether it may only be added up with others, and never be seen by itself. */
  readonly isPooled: boolean;
};

const CLOSED_STATUSES = ['Sld', 'Lsd'];

const SQFT: readonly FactName[] = ['sqftLow', 'sqftHigh'];
const PRICES: readonly FactName[] = ['listPrice', 'soldPrice'];

/** The facts a measure is worked out from. */
export const FACTS_OF: Readonly<Record<Measure, readonly FactName[]>> = {
  listPrice: ['listPrice'],
  soldPrice: ['soldPrice'],
  daysOnMarket: ['daysOnMarket'],
  tax: ['annualTax'],
  maintenanceFee: ['maintenanceFee'],
  maintenanceFeePerSqft: ['maintenanceFee', ...SQFT],
  priceSqftLow: [...PRICES, ...SQFT],
  priceSqftHigh: [...PRICES, ...SQFT],
  sqftLow: SQFT,
  sqftHigh: SQFT,
  aboveList: PRICES,
  belowList: PRICES,
};

/** The facts every sample needs, whatever is measured. */
export const SAMPLE_FACTS: readonly FactName[] = [
  'type',
  'status',
  'lastStatus',
  'listDay',
  'soldDay',
  'restricted',
];

function number(facts: ListingFacts, name: FactName): number | null {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
}

function positive(facts: ListingFacts, name: FactName): number | null {
  const value = number(facts, name);
  return value !== null && value > 0 ? value : null;
}

function ratio(amount: number | null, size: number | null): number | null {
  return amount === null || size === null ? null : amount / size;
}

export function isClosed(facts: ListingFacts): boolean {
  return facts.status === 'U' && CLOSED_STATUSES.includes(String(facts.lastStatus));
}

const listPrice = (facts: ListingFacts) => positive(facts, 'listPrice');
const soldPrice = (facts: ListingFacts) => (isClosed(facts) ? positive(facts, 'soldPrice') : null);

function sqftMiddle(facts: ListingFacts): number | null {
  const [low, high] = [positive(facts, 'sqftLow'), positive(facts, 'sqftHigh')];
  return low === null || high === null ? null : (low + high) / 2;
}

function pricePerSqft(facts: ListingFacts, size: 'sqftLow' | 'sqftHigh'): number | null {
  return ratio(soldPrice(facts) ?? listPrice(facts), positive(facts, size));
}

/** Dollars that the home sold for above what was asked. */
function aboveAsked(facts: ListingFacts): number | null {
  const [asked, paid] = [listPrice(facts), soldPrice(facts)];
  return asked === null || paid === null ? null : paid - asked;
}

function oneIf(value: number | null, holds: (value: number) => boolean): number | null {
  return value === null ? null : Number(holds(value));
}

const MEASURES: Readonly<Record<Measure, (facts: ListingFacts) => number | null>> = {
  listPrice,
  soldPrice,
  daysOnMarket: (facts) => (isClosed(facts) ? number(facts, 'daysOnMarket') : null),
  tax: (facts) => positive(facts, 'annualTax'),
  maintenanceFee: (facts) => positive(facts, 'maintenanceFee'),
  maintenanceFeePerSqft: (facts) => ratio(positive(facts, 'maintenanceFee'), sqftMiddle(facts)),
  // The larger the home may be, the less it costs by the square foot.
  priceSqftLow: (facts) => pricePerSqft(facts, 'sqftHigh'),
  priceSqftHigh: (facts) => pricePerSqft(facts, 'sqftLow'),
  sqftLow: (facts) => positive(facts, 'sqftLow'),
  sqftHigh: (facts) => positive(facts, 'sqftHigh'),
  aboveList: (facts) => oneIf(aboveAsked(facts), (dollars) => dollars > 0),
  belowList: (facts) => oneIf(aboveAsked(facts), (dollars) => dollars < 0),
};

/** Measures one listing; null where a part of the measure is not known. */
export function measureOf(facts: ListingFacts, name: Measure): number | null {
  return MEASURES[name](facts);
}

/** A listing whose facts the viewer may see. `hasDays` is false for a public view. */
export function seenSample(facts: ListingFacts, hasDays: boolean): Sample {
  return {
    facts,
    measure: (name) => measureOf(facts, name),
    isClosed: isClosed(facts),
    hasDays,
    isPooled: false,
  };
}
