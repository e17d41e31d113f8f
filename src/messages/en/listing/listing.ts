import { formatNumber } from '../format.ts';

function withCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Words about one home, wherever it is shown. */
export const listing = {
  badges: {
    'for-sale': 'For Sale',
    'for-lease': 'For Lease',
    new: 'New',
    'price-change': 'Price Change',
    'coming-soon': 'Coming Soon',
    'back-on-market': 'Back on Market',
    'sold-conditionally': 'Sold Conditionally',
    'leased-conditionally': 'Leased Conditionally',
    sold: 'Sold',
    leased: 'Leased',
    'off-market': 'Off market',
  },
  priceChange: (badge: string, isDown: boolean, amount: string) =>
    `${badge} ${isDown ? '−' : '+'}${amount}`,
  aMonth: '/mo',
  perMonth: 'a month',
  withoutTaxes: 'taxes not included',
  withoutFees: 'fees not included',
  withoutUpkeep: 'taxes and fees not included',
  listedAt: 'Listed at',
  soldFor: 'Sold for',
  leasedFor: 'Leased for',
  beds: (count: number) => withCount(count, 'bedroom', 'bedrooms'),
  baths: (count: number) => withCount(count, 'bathroom', 'bathrooms'),
  garage: (count: number) => withCount(count, 'garage space', 'garage spaces'),
  sqft: (area: string) => `${area} square feet`,
  sqftShort: 'sqft',
  underSqft: (limit: number) => `under ${formatNumber(limit)}`,
  photoOf: (address: string) => `Photo of ${address}`,
  noPhoto: 'No photo yet',
  priceAndState: (price: string, badge: string) => `, ${price}, ${badge}`,
  brokerage: (name: string) => `Listed by ${name}`,
  brokerageUnknown: 'Brokerage not stated',
  boardCredit: (board: string) => `Data: ${board}`,
  reviewTerms: 'Review terms to view',
  loginToView: 'LOGIN TO VIEW',
  join: 'Join',
  or: 'or',
  login: 'Login',
  toView: 'to view.',
  listedIn: (month: string) => `Listed in ${month}`,
  closedIn: {
    Sale: (month: string) => `Sold in ${month}`,
    Lease: (month: string) => `Leased in ${month}`,
  },
  hiddenHome: (place: string) => `A home in ${place}`,
  loading: 'Loading homes',
} as const;
