import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchListings } from '#src/contract/listings/listings.ts';
import { readFilters, writeFilters } from '#src/domain/search/filter-address.ts';
import { activeQuery, filterQuery } from '#src/domain/search/filter-query.ts';
import { withFeature } from '#src/domain/search/filters/features.ts';
import { withPrices, withType } from '#src/domain/search/filters/price.ts';
import { defaultFilters, FILTERS, withoutLimits } from '#src/domain/search/filters/registry.ts';
import { withBeds } from '#src/domain/search/filters/beds.ts';
import { withMarketStatus } from '#src/domain/search/filters/market-status.ts';
import { priceScale } from '#src/domain/search/price-steps.ts';
import { hasChanges, activeFilters } from '#src/domain/search/active-filters.ts';
import { anyFilters } from '#tests/support/listings/search-filters.ts';

const TODAY = '2026-11-21';
const sale = defaultFilters('sale');

test('filters written into an address read back unchanged', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = new URLSearchParams();
      writeFilters(filters, query);
      expect(readFilters(query)).toEqual(filters);
    }),
  );
});

test('filters read from any address read back unchanged', () => {
  const name = fc.constantFrom('type', 'minPrice', 'show', 'soldDays', 'home', 'beds', 'keywords');
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('lease', 'sold', 'active', '7', 'all', 'detached', '99', '-1'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const filters = readFilters(new URLSearchParams(pairs));
      const query = new URLSearchParams();
      writeFilters(filters, query);
      expect(readFilters(query)).toEqual(filters);
      expect(filters.showActive || filters.showClosed).toBe(true);
    }),
  );
});

test('no two filters share a parameter name, and no two share a kind of chip', () => {
  const names = FILTERS.flatMap(({ parameters }) => parameters);
  expect(new Set(names).size).toBe(names.length);
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const kinds = FILTERS.map(({ chips }) => new Set(chips?.(filters).map(({ kind }) => kind)));
      const all = kinds.flatMap((ofFilter) => [...ofFilter]);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

test('chips start with the shown homes, their price and home type', () => {
  const address =
    'minPrice=500000&monthly=3200&show=active&show=sold&days=7&home=detached&beds=2&baths=1&sqft=500&keywords=a&lot=4000&built=2000&parking=2&fee=500&basement=finished&onMarket=30&openHouse=7&has=pool';
  const kinds = activeFilters(readFilters(new URLSearchParams(address))).map(
    ({ chip }) => chip.kind,
  );
  expect(kinds).toEqual([
    ...['closed', 'price', 'budget', 'homeType', 'beds', 'baths', 'sqft'],
    ...['days', 'lot', 'built', 'parking', 'fee', 'basement', 'onMarket', 'openHouse'],
    ...['feature', 'keywords'],
  ]);
});

test('default filters add nothing to the address', () => {
  const query = new URLSearchParams();
  writeFilters(sale, query);
  expect(query.toString()).toBe('');
});

test('a form with every field empty or unchanged gives the default filters', () => {
  const form =
    'type=sale&minPrice=0&maxPrice=&show=active&days=&soldDays=90&beds=0&maxBeds=&baths=0&sqft=&lot=&built=&parking=0&fee=&basement=&onMarket=&openHouse=&keywords=+&match=all';
  expect(readFilters(new URLSearchParams(form))).toEqual(sale);
});

test('the default search is for active sales', () => {
  expect(filterQuery(sale, TODAY)).toEqual({
    type: ['sale'],
    class: ['residential', 'condo'],
    status: ['A'],
    lastStatus: ['New', 'Pc', 'Ext', 'Dft', 'Cs'],
  });
});

test('the default lease search has no minimum rent', () => {
  const lease = readFilters(new URLSearchParams('type=lease'));
  expect(activeQuery(lease, TODAY)).toEqual({ ...activeQuery(sale, TODAY), type: ['lease'] });
  expect(hasChanges(lease)).toBe(false);
});

test('a chosen rent is in the address and has a chip', () => {
  const lease = readFilters(new URLSearchParams('type=lease&minPrice=1000&maxPrice=5000'));
  const query = new URLSearchParams();
  writeFilters(lease, query);
  expect(query.toString()).toBe('type=lease&minPrice=1000&maxPrice=5000');
  expect(activeFilters(lease).map(({ chip }) => chip.kind)).toEqual(['price']);
});

test('closed homes are searched separately, within their days', () => {
  const both = { ...sale, showClosed: true, listedWithinDays: 7 } as const;
  const common = { type: ['sale'], class: ['residential', 'condo'], minBedrooms: 2 };
  const offeredStatuses = ['New', 'Pc', 'Ext', 'Dft', 'Cs'];
  expect(filterQuery({ ...both, minBeds: 2, keywords: 'pool' }, TODAY)).toEqual({
    search: 'pool',
    searchOperator: 'AND',
    queries: [
      { ...common, status: ['A'], lastStatus: offeredStatuses, minListDate: '2026-11-14' },
      { ...common, status: ['U'], lastStatus: ['Sld'], minSoldDate: '2026-08-23' },
      { ...common, status: ['A'], lastStatus: ['Sc', 'Sce'] },
    ],
  });
  const leased = {
    ...defaultFilters('lease'),
    ...{ showActive: false, showClosed: true, closedWithinDays: null },
  };
  expect(filterQuery(leased, TODAY).queries).toMatchObject([
    { status: ['U'], lastStatus: ['Lsd'] },
    { status: ['A'], lastStatus: ['Lc', 'Lce'] },
  ]);
});

test('a closed home is found by the price it closed at', () => {
  const range = { ...sale, showClosed: true, minPrice: 400_000, maxPrice: 500_000 };
  const asking = { minPrice: 400_000, maxPrice: 500_000 };
  const { queries } = filterQuery(range, TODAY);
  expect(queries).toMatchObject([
    asking,
    { status: ['U'], minSoldPrice: 400_000, maxSoldPrice: 500_000 },
    asking,
  ]);
  expect(queries?.[1]).not.toHaveProperty('minPrice');
  expect(queries?.[1]).not.toHaveProperty('maxPrice');
});

test('active or closed stays on, and turning one off drops its days', () => {
  expect(withMarketStatus(sale, { showActive: false, showClosed: false })).toBeUndefined();
  const week = { ...sale, listedWithinDays: 7 } as const;
  expect(withMarketStatus(week, { showActive: false, showClosed: true })).toMatchObject({
    listedWithinDays: null,
    closedWithinDays: 90,
  });
});

test('empty, zero and null values are not sent', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { queries = [], ...common } = filterQuery(filters, TODAY);
      for (const value of [common, ...queries].flatMap((query) => Object.values(query))) {
        expect([0, null, '', undefined]).not.toContain(value);
        expect(value).not.toEqual([]);
      }
    }),
  );
});

test('the query of any filters is valid for the server', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { error } = searchListings.query.safeParse(filterQuery(filters, TODAY));
      expect(error?.issues).toBeUndefined();
    }),
  );
});

test('the top of a price scale means no maximum, and zero means no minimum', () => {
  expect(withPrices(sale, { minPrice: 0, maxPrice: 7_000_000 })).toEqual(sale);
  const lease = withPrices(defaultFilters('lease'), { minPrice: 0, maxPrice: 10_000 });
  expect(lease).toMatchObject({ minPrice: null, maxPrice: null });
});

test('a budget is sent as the monthly cost of all homes shown', () => {
  const filters = readFilters(
    new URLSearchParams('monthly=$3,200&cash=80 000&rate=4.25%25&years=30&show=active&show=sold'),
  );
  const askedFilters = {
    maxMonthlyCost: 3200,
    availableCash: 80_000,
    mortgageRate: 4.25,
    amortizationYears: 30,
  };
  const { queries, ...common } = filterQuery(filters, TODAY);
  expect(common).toEqual(askedFilters);
  expect(queries).toHaveLength(3);
  expect(activeQuery(filters, TODAY)).toMatchObject(askedFilters);
});

test('a rate alone, a lease and invalid amounts give no budget', () => {
  for (const query of [
    'rate=4&years=30',
    'type=lease&monthly=3200&cash=80000&amounts=monthly',
    'monthly=lots&cash=-5&rate=4',
    'monthly=0&cash=10000000001',
  ]) {
    const filters = readFilters(new URLSearchParams(query));
    expect(filters).toEqual(defaultFilters(filters.type));
  }
  expect(readFilters(new URLSearchParams('rate=99&years=0&monthly=3200'))).toMatchObject({
    monthlyMax: 3200,
    ratePercent: 5,
    amortizationYears: 25,
  });
});

test('monthly amounts do not change the search and are not a filter', () => {
  const monthly = readFilters(new URLSearchParams('amounts=monthly'));
  expect(monthly).toEqual({ ...sale, amounts: 'monthly' });
  expect(filterQuery(monthly, TODAY)).toEqual(filterQuery(sale, TODAY));
  expect(hasChanges(monthly)).toBe(false);
});

test('a minimum above the maximum is swapped with it', () => {
  expect(withPrices(sale, { minPrice: 900_000, maxPrice: 500_000 })).toMatchObject({
    minPrice: 500_000,
    maxPrice: 900_000,
  });
});

test('bedrooms are searched as a range, with one end or both', () => {
  const asked = (address: string) => {
    const { minBedrooms, maxBedrooms } = filterQuery(
      readFilters(new URLSearchParams(address)),
      TODAY,
    );
    return [minBedrooms, maxBedrooms];
  };
  expect(asked('beds=2')).toEqual([2, undefined]);
  expect(asked('maxBeds=3')).toEqual([undefined, 3]);
  expect(asked('beds=2&maxBeds=3')).toEqual([2, 3]);
  expect(asked('beds=3&maxBeds=2')).toEqual([2, 3]);
  expect(asked('beds=2&maxBeds=9')).toEqual([2, undefined]);
});

test('setting one end of the bedrooms moves the other along if needed', () => {
  const two = withBeds(sale, { minBeds: 2 });
  expect(withBeds(two, { maxBeds: 1 })).toMatchObject({ minBeds: 1, maxBeds: 1 });
  expect(withBeds(withBeds(two, { maxBeds: 3 }), { minBeds: 4 })).toMatchObject({
    minBeds: 4,
    maxBeds: 4,
  });
  expect(withBeds(two, { maxBeds: null })).toMatchObject({ minBeds: 2, maxBeds: null });
});

test('keywords lose the control characters of an address', () => {
  expect(readFilters(new URLSearchParams('keywords=%00pool%07%0A deck%00')).keywords).toBe(
    'pool deck',
  );
});

test('keywords match all words, any word or the exact phrase', () => {
  const asked = (match: string) => {
    const filters = readFilters(new URLSearchParams(`keywords=basement apartment${match}`));
    const { search, searchOperator } = filterQuery(filters, TODAY);
    const [chip] = activeFilters(filters);
    return [search, searchOperator, chip?.chip];
  };
  const words = ['basement', 'apartment'];
  const text = words.join(' ');
  expect(asked('')).toEqual([text, 'AND', { kind: 'keywords', words, match: 'all' }]);
  expect(asked('&match=any')).toEqual([text, 'OR', { kind: 'keywords', words, match: 'any' }]);
  expect(asked('&match=phrase')).toEqual([
    text,
    undefined,
    { kind: 'keywords', words: [text], match: 'phrase' },
  ]);
  expect(readFilters(new URLSearchParams('match=any'))).toEqual(sale);
});

test('changing the type keeps everything but prices and budget', () => {
  const chosenFilters = {
    ...sale,
    minPrice: 500_000,
    minBeds: 2,
    homeTypes: ['detached'],
  } as const;
  const budgetFilters = {
    ...chosenFilters,
    monthlyMax: 3200,
    cash: 80_000,
    amounts: 'monthly',
  } as const;
  expect(withType(budgetFilters, 'lease')).toEqual({
    ...chosenFilters,
    type: 'lease',
    minPrice: null,
  });
});

test('invalid values in the address are ignored', () => {
  const nonsense = 'type=rent&minPrice=-5&maxPrice=abc&beds=9&home=castle&days=2&sqft=501';
  expect(readFilters(new URLSearchParams(nonsense))).toEqual(sale);
});

test('removing every active filter one by one leaves none', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      let left = filters;
      const chips = activeFilters(filters).length;
      for (let round = 0; hasChanges(left) && round < chips; round += 1) {
        left = activeFilters(left)[0]?.without ?? left;
      }
      expect(left).toEqual(withoutLimits(filters));
    }),
  );
});

test('price scales ascend from zero to their maximum', () => {
  for (const [type, top] of [
    ['sale', 7_000_000],
    ['lease', 10_000],
  ] as const) {
    const { steps } = priceScale(type);
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(top);
    expect(steps.every((step, i) => i === 0 || step > (steps[i - 1] ?? Infinity))).toBe(true);
  }
});

test.each([
  ['parking=2', { minParkingSpaces: 2 }],
  ['built=2010', { minYearBuilt: 2010 }],
  ['lot=43560', { minLotSizeSqft: 43_560 }],
  ['fee=500', { maxMaintenanceFee: 500 }],
  ['onMarket=60', { minDaysOnMarket: 60 }],
  ['openHouse=1', { minOpenHouseDate: TODAY, maxOpenHouseDate: TODAY }],
  ['openHouse=7', { minOpenHouseDate: TODAY, maxOpenHouseDate: '2026-11-27' }],
  ['basement=walk-out', { basement: expect.arrayContaining(['Walk-Out', 'W/O']) }],
  ['has=pool', { swimmingPool: expect.arrayContaining(['Inground']) }],
  ['has=waterfront', { waterfront: 'Y' }],
  ['has=price-cut', { lastPriceChangeType: 'decrease' }],
  ['has=back-on-market', { lastStatus: ['Dft'] }],
  ['home=townhouse', { propertyType: expect.arrayContaining(['Att/Row/Townhouse']) }],
])('%s adds its condition to the query', (address, query) => {
  expect(activeQuery(readFilters(new URLSearchParams(address)), TODAY)).toMatchObject(query);
});

test('a lease has no condo fee limit', () => {
  const filters = readFilters(new URLSearchParams('fee=500'));
  expect(filters.maxFee).toBe(500);
  expect(withType(filters, 'lease').maxFee).toBeNull();
  expect(readFilters(new URLSearchParams('type=lease&fee=500')).maxFee).toBeNull();
});

test('features are combined, and each can be removed alone', () => {
  const filters = readFilters(new URLSearchParams('has=waterfront&has=pool&has=gold'));
  expect(filters.features).toEqual(['pool', 'waterfront']);
  const [pool] = activeFilters(filters);
  expect(pool?.without.features).toEqual(['waterfront']);
  expect(withFeature(filters.features, 'pool')).toEqual(['waterfront']);
  expect(withFeature(['waterfront'], 'pool')).toEqual(['pool', 'waterfront']);
});
