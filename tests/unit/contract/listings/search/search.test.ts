import { expect, test } from 'vitest';
import { ListingSearch } from '#src/contract/listings/search/search.ts';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import { SearchBody } from '#src/contract/listings/search/search-body.ts';

function refusal(raw: object): [param: string, message: string] {
  const parsed = ListingSearch.safeParse(raw);
  const [issue] = parsed.error?.issues ?? [];
  if (issue?.code === 'unrecognized_keys') return [issue.keys.join(), issue.message];
  return [String(issue?.path[0]), String(issue?.message)];
}

test.each([
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'minBaths',
  'minSqft',
  'maxSqft',
  'minYearBuilt',
])('a %s of zero sets no limit', (name) => {
  expect(ListingSearch.parse({ [name]: '0' })).toEqual(ListingSearch.parse({}));
});

test.each([
  ['0', 0.001],
  ['12.5', 12.5],
  ['501', 501],
  ['999999', 20_040],
])('a radius of %s is read as %d km', (radius, km) => {
  expect(ListingSearch.parse({ lat: '43', long: '-79', radius }).radius).toBe(km);
});

test.each([
  ['2026-10-02', '2026-10-02'],
  ['2026-10-02T08:30:15', '2026-10-02T08:30:15.000Z'],
  ['2026-10-02T08:30:15.5-04:00', '2026-10-02T12:30:15.500Z'],
  ['2026-10-02 08:30', '2026-10-02T08:30:00.000Z'],
])('minUpdatedOn accepts %s', (minUpdatedOn, moment) => {
  expect(ListingSearch.parse({ minUpdatedOn }).minUpdatedOn).toBe(moment);
});

test('standardStatus covers active and inactive listings unless status is given', () => {
  const { status } = ListingSearch.parse({ standardStatus: 'closed' });
  expect(status).toEqual(['A', 'U']);
  expect(ListingSearch.parse({ standardStatus: 'Closed', status: 'A' }).status).toEqual(['A']);
  expect(SearchBody.parse({ standardStatus: ['Active'] }).status).toEqual(['A', 'U']);
});

test('a polygon with a hole becomes one ring with a cut to the hole', () => {
  const outline = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const hole = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 1],
  ];
  const { map } = ListingSearch.parse({ map: JSON.stringify([[outline, hole]]) });
  expect(map).toEqual([[...outline, [0, 0], ...hole, [0, 0]]]);
});

test('minBeds and maxBeds are aliases, and empty values and userId are ignored', () => {
  const search = ListingSearch.parse({ minBeds: '2', maxBeds: 4, city: '', userId: 'x' });
  expect(search).toEqual(ListingSearch.parse({ minBedrooms: 2, maxBedrooms: 4 }));
});

test.each([
  ['repeated keys', ['New', 'Pc']],
  ['a comma list', 'new,pc'],
  ['a JSON array', '["New","Pc"]'],
])('a list may be sent as %s', (_, lastStatus) => {
  expect(ListingSearch.parse({ lastStatus }).lastStatus).toEqual(['New', 'Pc']);
});

test('a list of fields may begin with an empty item', () => {
  expect(ListingSearch.parse({ fields: ',mlsNumber,address.*' }).fields).toEqual([
    'mlsNumber',
    'address.*',
  ]);
});

test.each([
  'minEstimate',
  'minQuality',
  'officeId',
  'raw.PoolFeatures',
  'nlpQuery',
  'imageSearchItems',
])('%s is refused with a reason', (name) => {
  const [param, message] = refusal({ [name]: 'Y' });
  expect(param).toBe(name);
  expect(message).toMatch(/is not (stored|supported)/);
});

test.each([
  ['{', /^must be JSON of 1 to 4 objects/],
  ['[]', /^must be JSON of 1 to 4 objects/],
  ['[null]', /^must be JSON of 1 to 4 objects/],
  ['[{"lastStatus":["Nope"]}]', /^lastStatus must be one of New, /],
  ['[{"minPrise":5}]', /^minPrise cannot be used in a query$/],
  ['[{"queries":[{}]}]', /^queries cannot be used in a query$/],
  ['[{"minPrice":5,"maxPrice":1}]', /^minPrice must not be above maxPrice/],
])('queries=%s is refused with the field and the reason', (queries, message) => {
  const [param, reason] = refusal({ queries });
  expect(param).toBe('queries');
  expect(reason).toMatch(message);
});

test('each query parses like a search, including field aliases', () => {
  const { queries } = ListingSearch.parse({ queries: '[{"minBeds":"2"},{"status":"A,U"}]' });
  expect(queries).toEqual([{ minBedrooms: 2 }, { status: ['A', 'U'] }]);
});

test.each([
  [{ lat: '91', long: '1', radius: '1' }, 'lat'],
  [{ lat: '43', long: '-181', radius: '1' }, 'long'],
  [{ lat: '43', long: '-79', radius: '-1' }, 'radius'],
  [{ lat: '43', long: '-79', radius: 'far' }, 'radius'],
  [{ lat: '43', long: '-79' }, 'radius'],
  [{ radius: '4' }, 'lat'],
  [{ sortBy: 'distanceAsc' }, 'sortBy'],
  [{ minGarageSpaces: '101' }, 'minGarageSpaces'],
  [{ minYearBuilt: '2201' }, 'minYearBuilt'],
  [{ minYearBuilt: '2000', maxYearBuilt: '1990' }, 'minYearBuilt'],
  [{ minLotSizeSqft: '900', maxLotSizeSqft: '100' }, 'minLotSizeSqft'],
  [{ minUpdatedOn: '2026-10-02', maxUpdatedOn: '2026-10-01' }, 'minUpdatedOn'],
  [{ minUpdatedOn: 'yesterday' }, 'minUpdatedOn'],
  [{ maxMaintenanceFee: 'low' }, 'maxMaintenanceFee'],
  [{ lastPriceChangeType: 'sideways' }, 'lastPriceChangeType'],
  [{ hasImages: 'some' }, 'hasImages'],
  [{ displayPublic: 'maybe' }, 'displayPublic'],
  [{ displayAddressOnInternet: '1' }, 'displayAddressOnInternet'],
  [{ operator: 'XOR' }, 'operator'],
  [{ mapOperator: 'NOT' }, 'mapOperator'],
  [{ search: 'x'.repeat(201) }, 'search'],
  [{ search: 'x', searchFields: 'rooms' }, 'searchFields'],
  [{ searchFields: 'mlsNumber' }, 'searchFields'],
  [{ searchOperator: 'AND' }, 'searchOperator'],
  [{ search: 'x', searchOperator: 'NOT' }, 'searchOperator'],
  [{ zip: Array.from({ length: 51 }, () => 'M4E') }, 'zip'],
  [{ streetName: 'x'.repeat(101) }, 'streetName'],
  [{ aggregates: 'rooms' }, 'aggregates'],
  [{ aggregateStatistics: 'yes' }, 'aggregateStatistics'],
  [{ statistics: 'avg-happiness' }, 'statistics'],
  [{ statistics: 'avg-soldPrice' }, 'statistics'],
  [{ statistics: 'cnt-closed', status: 'A' }, 'statistics'],
  [{ clusterListingsThreshold: '0' }, 'clusterListingsThreshold'],
  [{ clusterListingsThreshold: '100', clusterLimit: '200' }, 'clusterListingsThreshold'],
  [{ clusterStatistics: '2' }, 'clusterStatistics'],
  [{ sortBy: 'qualityDesc' }, 'sortBy'],
])('%j is refused with an error on %s', (raw, param) => {
  expect(refusal(raw)[0]).toBe(param);
});

test('an unknown statistic is refused with a list of the known ones', () => {
  expect(refusal({ statistics: 'avg-happiness' })[1]).toMatch(/avg-listPrice.*pct-aboveBelowList/);
});

test('all 35 sort orders are accepted', () => {
  expect(SORTS).toHaveLength(35);
  for (const sort of SORTS) {
    const around = sort.startsWith('distance') ? { lat: 43, long: -79, radius: 5 } : {};
    expect(ListingSearch.safeParse({ sortBy: sort, ...around }).success).toBe(true);
  }
});

test('type=count asks for the count only', () => {
  expect(ListingSearch.parse({ type: 'count' })).toEqual(ListingSearch.parse({ listings: false }));
});

test('a body parses to its known parameters only, and may be empty', () => {
  expect(SearchBody.parse({ minBeds: 2, type: ['sale'], userId: '7' })).toEqual({
    minBedrooms: 2,
    type: ['sale'],
  });
  for (const nothing of [{}, null, undefined]) expect(SearchBody.parse(nothing)).toEqual({});
});

test('a body with an invalid value or an unknown name is refused', () => {
  expect(SearchBody.safeParse({ minPrice: 'cheap' }).error?.issues[0]?.path).toEqual(['minPrice']);
  expect(SearchBody.safeParse({ minPrise: 1 }).success).toBe(false);
});
