import { formatNumber } from '../format.ts';

const homes = (count: number) => `${formatNumber(count)} ${count === 1 ? 'home' : 'homes'}`;

/** Days in everyday words: years of 360 days. */
export function span(days: number): string {
  if (days % 360 === 0) return days === 360 ? '1 year' : `${days / 360} years`;
  return days === 1 ? '1 day' : `${days} days`;
}

const homeTypes = {
  detached: 'Detached',
  'semi-detached': 'Semi-Detached',
  townhouse: 'Townhouse',
  'condo-apt': 'Condo Apt',
  'condo-townhouse': 'Condo Townhouse',
  multiplex: 'Multiplex',
  'vacant-land': 'Vacant Land',
  other: 'Other',
} as const;

export const basements = {
  finished: 'Finished basement',
  apartment: 'Separate entrance',
  'walk-out': 'Walk-out basement',
} as const;

export const features = {
  pool: 'Pool',
  waterfront: 'Waterfront',
  'price-cut': 'Price reduced',
  'back-on-market': 'Back on market',
} as const;

const ACRE_SQFT = 43_560;
const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½' };

/** A lot as it is spoken of: in square feet, and from a quarter of an acre in acres. */
export function lotText(lotSqft: number): string {
  const acres = lotSqft / ACRE_SQFT;
  if (acres < 0.25) return `${formatNumber(lotSqft)} sq ft`;
  return `${FRACTIONS[acres] ?? acres} ${acres > 1 ? 'acres' : 'acre'}`;
}

const CLOSED_LABELS = { sale: 'Sold', lease: 'Leased' } as const;

type ClosedChip = {
  readonly type: 'sale' | 'lease';
  readonly withActive: boolean;
  readonly days: number | null;
};

function closedText({ type, withActive, days }: ClosedChip): string {
  const name = withActive ? `Active and ${CLOSED_LABELS[type].toLowerCase()}` : CLOSED_LABELS[type];
  return days === null ? name : `${name} within ${span(days)}`;
}

type Amount = { readonly amount: number };

type Budget = { readonly monthly: string | null; readonly cash: string | null };

type Terms = { readonly rate: string; readonly years: number; readonly cash: string | null };

/** The means to pay, as amounts of dollars. */
function budgetText({ monthly, cash }: Budget): string {
  if (monthly === null) return `With ${cash} down`;
  return cash === null ? `Up to ${monthly}/mo` : `Up to ${monthly}/mo with ${cash} down`;
}

type Bedrooms = { readonly least: number; readonly most: number | null };

function bedsText({ least, most }: Bedrooms): string {
  if (most === null) return `${least}+ beds`;
  if (least === 0) return most === 1 ? 'Up to 1 bed' : `Up to ${most} beds`;
  if (least === most) return most === 1 ? '1 bed' : `${most} beds`;
  return `${least} to ${most} beds`;
}

/** The texts of active filters, by chip. */
const chips = {
  closed: closedText,
  homeType: (chip: { readonly homeType: keyof typeof homeTypes }) => homeTypes[chip.homeType],
  beds: bedsText,
  baths: ({ amount }: Amount) => `${amount}+ baths`,
  sqft: ({ amount }: Amount) => `${formatNumber(amount)}+ sqft`,
  lot: ({ amount }: Amount) => `Lot ${lotText(amount)}+`,
  built: ({ amount }: Amount) => `Built ${amount} or later`,
  parking: ({ amount }: Amount) => `${amount}+ parking`,
  fee: ({ amount }: Amount) => `Fee up to $${formatNumber(amount)}/mo`,
  basement: (chip: { readonly basement: keyof typeof basements }) => basements[chip.basement],
  onMarket: ({ amount }: Amount) => `On market ${amount}+ days`,
  openHouse: ({ amount }: Amount) => `Open house within ${span(amount)}`,
  feature: (chip: { readonly feature: keyof typeof features }) => features[chip.feature],
  days: ({ amount }: Amount) => `Listed within ${span(amount)}`,
  keywords: ({ words, match }: { readonly words: readonly string[]; readonly match: string }) =>
    words.map((word) => `“${word}”`).join(match === 'any' ? ' or ' : ' and '),
} as const;

/** Choosing which homes to see. */
export const filters = {
  label: 'Filters',
  type: 'Sale or lease',
  sale: 'Sale',
  lease: 'Lease',
  shown: 'Homes to show',
  active: 'Active',
  sold: 'Sold',
  leased: 'Leased',
  price: 'Price',
  minPrice: 'Minimum price',
  maxPrice: 'Maximum price',
  priceFrom: (low: string) => `${low} and up`,
  priceTo: (high: string) => `Up to ${high}`,
  priceBetween: (low: string, high: string) => `${low} – ${high}`,
  chips,
  budget: 'Budget',
  budgetText,
  amounts: 'Amounts to show',
  amountsOf: { price: 'Price', monthly: 'Monthly' },
  monthlyTerms: ({ rate, years, cash }: Terms) =>
    `Monthly costs are estimates at ${rate}% over ${years} ${years === 1 ? 'year' : 'years'}, ${
      cash === null ? 'with 20% down' : `with ${cash} in cash`
    }.`,
  homeType: 'Home type',
  homeTypes,
  manyTypes: (first: string, more: number) => `${first} +${more}`,
  rooms: 'Beds & baths',
  beds: 'Bedrooms',
  maxBeds: 'Max bedrooms',
  baths: 'Bathrooms',
  more: 'More',
  moreSet: (count: number) => `More (${count})`,
  remove: (what: string) => `Remove ${what}`,
  clear: 'Clear all',
  setFilters: 'Active filters',
  see: (count: number) => `See ${homes(count)}`,
  seeHomes: 'See homes',
  counting: 'Counting homes…',
  noneFits: 'No homes match. Remove a filter:',
  without: (what: string, count: number) => `Remove ${what}: ${homes(count)}`,
  sort: 'Sort by',
  sorts: {
    random: 'Recommended',
    createdOnDesc: 'Most Recent',
    yearBuiltAsc: 'Oldest',
    listPriceDesc: 'Most Expensive',
    listPriceAsc: 'Least Expensive',
    bedsDesc: 'Most Bedrooms',
    bedsAsc: 'Least Bedrooms',
    bathsDesc: 'Most Bathrooms',
    bathsAsc: 'Least Bathrooms',
    sqftDesc: 'Most Square Feet',
    openHouseDateAsc: 'Next Open House',
  },
  close: 'Close',
} as const;
