import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;

const { address, details } = aListing();

/** Fields of a listing, with others of the provider's that the contract does not have. */
const withMore = <Fields extends object>(fields: Fields, more: object): Fields => ({
  ...fields,
  ...more,
});

/** A house and a condo that differ in every field with a documented filter of the provider. */
function house(): ListingRecord {
  const record = aRecord({
    mlsNumber: 'H1',
    listDate: '2026-10-01',
    taxes: { annualAmount: 7200, assessmentYear: '2026' },
    daysOnMarket: 40,
    address: withMore(address, {
      streetNumber: '120A',
      streetName: 'King',
      streetSuffix: 'Street',
      streetDirection: 'West',
      neighborhood: 'The Annex',
    }),
    office: { brokerageName: 'Fernhill Realty Inc., Brokerage' },
    timestamps: withMore(
      { listingUpdated: '2026-10-02T12:30:15.000Z', expiryDate: null },
      { repliersUpdatedOn: '2026-10-05T08:00:00.000Z' },
    ),
    details: withMore(details, {
      sqft: '1500-2000',
      yearBuilt: '1987',
      heating: 'Forced Air',
      airConditioning: 'Central Air',
      driveway: 'Private',
      exteriorConstruction: 'Brick',
      exteriorConstruction2: 'Stone',
      numParkingSpaces: 4,
      numBedrooms: 3,
      numBedroomsPlus: 1,
      numKitchens: 2,
      numBathroomsHalf: 1,
      den: 'Y',
      sewer: 'Sewers',
      waterSource: 'Municipal',
      waterfront: 'Y',
      zoning: 'R1',
    }),
    lot: { width: '25.50', depth: '110.00', measurement: 'Feet' },
  });
  return {
    ...record,
    document: {
      ...record.document,
      agents: [{ agentId: 77, name: 'Ada Okafor' }],
      openHouse: [
        { date: '2026-10-10T00:00:00.000Z', startTime: '13:00', endTime: '15:00' },
        { date: '2026-10-24T00:00:00.000Z', startTime: '13:00', endTime: '15:00' },
      ],
    },
  };
}

const condo = (): ListingRecord =>
  aRecord({
    mlsNumber: 'C1',
    status: 'U',
    lastStatus: 'Sld',
    listDate: '2026-09-01',
    soldDate: '2026-09-20',
    soldPrice: 600_000,
    class: 'CondoProperty',
    taxes: { annualAmount: 2400, assessmentYear: '2026' },
    daysOnMarket: 19,
    address: withMore(address, {
      streetNumber: '8',
      streetName: 'Larch',
      streetSuffix: 'Cres',
      streetDirection: 'E',
      city: 'Ottawa',
      neighborhood: 'Glebe',
    }),
    office: { brokerageName: 'Birch Homes Ltd.' },
    timestamps: withMore(
      { listingUpdated: '2026-09-20T00:00:00.000Z', expiryDate: null },
      { closedDate: '2026-09-28', unavailableDate: '2026-09-21' },
    ),
    details: withMore(details, {
      sqft: '600-699',
      yearBuilt: '6-15',
      heating: 'Heat Pump',
      airConditioning: 'None',
      balcony: 'Open',
      driveway: null,
      exteriorConstruction: 'Concrete',
      numParkingSpaces: 1,
      numBedrooms: 1,
    }),
    condominium: withMore(
      { fees: { maintenance: 450 } },
      {
        amenities: ['Gym', 'Concierge'],
        locker: 'Owned',
        pets: 'Restricted',
        parkingType: 'Owned',
        stories: 12,
      },
    ),
    lot: { width: null, depth: null, measurement: null },
  });

/** Only signed-in viewers may see it; it has whatever the house has. */
const restricted = (): ListingRecord => {
  const { document, coarse } = house();
  const permissions = { ...HIDDEN, displayInternetEntireListing: 'Y' } as const;
  return { coarse, document: { ...document, mlsNumber: 'R1', permissions } };
};

beforeAll(async () => {
  app = await anApp([house(), condo(), restricted()]);
});
afterAll(() => app.close());

async function findMlsNumbers(query: string): Promise<string[]> {
  const url = `/api/realty/listings?${query}`;
  const response = await app.inject(encodeURI(url));
  expect(response.json()).toMatchObject({ apiVersion: 2 });
  const numbers = response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  return numbers.toSorted();
}

const BOTH = 'status=A&status=U';

test.each([
  ['displayInternetEntireListing=Y', ['C1', 'H1', 'R1']],
  ['displayInternetEntireListing=N', []],
  ['heating=forced air', ['H1']],
  ['heating=Forced Air&heating=Heat Pump', ['C1', 'H1']],
  ['cooling=Central Air', ['H1']],
  ['balcony=open', ['C1']],
  ['driveway=private', ['H1']],
  ['exteriorConstruction=brick', ['H1']],
  ['exteriorConstruction=Stone&exteriorConstruction=Concrete', ['C1', 'H1']],
  ['locker=Owned', ['C1']],
  ['pets=restricted', ['C1']],
  ['parkingType=owned', ['C1']],
  ['den=Y', ['H1']],
  ['sewer=sewers', ['H1']],
  ['waterSource=municipal', ['H1']],
  ['waterfront=Y', ['H1']],
  ['waterfront=N', ['C1']],
  ['zoning=r1', ['H1']],
  ['brokerage=birch homes ltd.', ['C1']],
  ['agent=ada okafor', ['H1']],
  ['agent=77', ['H1']],
  ['hasAgents=true', ['H1']],
  ['hasAgents=false', ['C1']],
  ['minTaxes=5000', ['H1']],
  ['maxTaxes=5000', ['C1']],
  ['minDaysOnMarket=20', ['H1']],
  ['maxDaysOnMarket=19', ['C1']],
  ['minMaintenanceFee=400', ['C1']],
  ['maxParkingSpaces=2', ['C1']],
  ['sqft=1500-2000', ['H1']],
  ['sqft=600-699&sqft=1500-2000', ['C1', 'H1']],
  ['yearBuilt=1987', ['H1']],
  ['yearBuilt=6-15', ['C1']],
  ['minBedroomsPlus=1', ['H1']],
  ['minBedsPlus=1', ['H1']],
  ['minBedroomsTotal=4', ['H1']],
  ['maxBedroomsTotal=3', ['C1']],
  ['minBathrooms=2', ['C1', 'H1']],
  ['minKitchens=2', ['H1']],
  ['minBathroomsHalf=1', ['H1']],
  ['minStories=10', ['C1']],
  ['minLotWidth=25.5', ['H1']],
  ['minLotWidth=25.6', []],
  ['maxLotDepth=110', ['H1']],
  ['minStreetNumber=100', ['H1']],
  ['maxStreetNumber=100', ['C1']],
  ['streetSuffix=St', ['H1']],
  ['streetSuffix=street', ['H1']],
  ['streetSuffix=ST.', ['H1']],
  ['streetSuffix=Crescent', ['C1']],
  ['streetDirection=w', ['H1']],
  ['streetDirection=East', ['C1']],
  ['listDate=2026-10-01', ['H1', 'R1']],
  ['updatedOn=2026-10-02', ['H1']],
  ['repliersUpdatedOn=2026-10-05', ['H1']],
  ['minUpdatedOn=2026-10-02T12:30:15Z', ['H1']],
  ['minUpdatedOn=2026-10-02T12:30:16Z', []],
  ['minUpdatedOn=2026-10-02T08:30:15.000-04:00', ['H1']],
  ['maxUpdatedOn=2026-10-02T12:30:14', ['C1']],
  ['minUpdatedOn=2026-10-02T12:00&maxUpdatedOn=2026-10-02', ['H1']],
  ['minRepliersUpdatedOn=2026-10-05T08:00:00.000Z', ['H1']],
  ['maxRepliersUpdatedOn=2026-10-05T07:59:59Z', ['C1']],
  ['minClosedDate=2026-09-25', ['C1']],
  ['maxUnavailableDate=2026-09-21', ['C1']],
  ['minOpenHouseDate=2026-10-11&maxOpenHouseDate=2026-10-12', []],
  ['minOpenHouseDate=2026-10-24', ['H1']],
  ['maxOpenHouseDate=2026-10-10', ['H1']],
  ['amenities=gym', ['C1']],
  ['amenities=Gym&amenities=Concierge', ['C1']],
  ['amenities=Gym&amenities=Sauna', []],
  ['amenities=Gym&amenities=Sauna&amenitiesOperator=AND', []],
  ['amenities=Gym&amenities=Sauna&amenitiesOperator=OR', ['C1']],
  ['locationId=CA.ON.toronto', ['H1', 'R1']],
  ['locationId=CA.ON.toronto.the-annex', ['H1']],
  ['locationId=ca.on.ottawa.glebe&locationId=CA.ON.toronto.the-annex', ['C1', 'H1']],
  ['locationId=CA.ON.toron', []],
  ['addressKey=120a-king-street-west-toronto-on', ['H1']],
  ['lat=43.67&long=-79.3&radius=0.005', ['C1', 'H1']],
  ['lat=43.67&long=-79.3&radius=250000', ['C1', 'H1', 'R1']],
])('%s finds %j', async (query, numbers) => {
  expect(await findMlsNumbers(`${BOTH}&${query}`)).toEqual(numbers);
});

test.each([
  ['standardStatus=Active', ['H1']],
  ['standardStatus=Closed', ['C1']],
  ['standardStatus=Active&standardStatus=closed', ['C1', 'H1']],
  ['standardStatus=Active Under Contract', []],
  ['standardStatus=Closed&status=A', []],
])('%s searches both sides of the market: %j', async (query, numbers) => {
  expect(await findMlsNumbers(query)).toEqual(numbers);
});

const RING = [
  [-79.4, 43.6],
  [-79.2, 43.6],
  [-79.2, 43.7],
  [-79.4, 43.7],
  [-79.4, 43.6],
];
const HOLE = [
  [-79.35, 43.66],
  [-79.25, 43.66],
  [-79.25, 43.68],
  [-79.35, 43.68],
  [-79.35, 43.66],
];
const ELSEWHERE = RING.map(([x = 0, y = 0]) => [x - 5, y + 2]);

test.each([
  ['several polygons', [[RING], [ELSEWHERE]], ['C1', 'H1', 'R1']],
  ['a polygon with a hole', [[RING, HOLE]], []],
  ['a geometry', { type: 'MultiPolygon', coordinates: [[ELSEWHERE], [RING]] }, ['C1', 'H1', 'R1']],
  ['a polygon geometry with a hole', { type: 'Polygon', coordinates: [RING, HOLE] }, []],
  [
    'a feature',
    { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [RING] } },
    ['C1', 'H1', 'R1'],
  ],
])('a GeoJSON area may be %s', async (_, area, numbers) => {
  expect(await findMlsNumbers(`${BOTH}&map=${JSON.stringify(area)}`)).toEqual(numbers);
  const payload = { map: area };
  const postReply = await app.inject({
    method: 'POST',
    url: `/api/realty/listings?${BOTH}`,
    payload,
  });
  expect(postReply.json().count).toBe(numbers.length);
});

test('pretty=true lists the fields of a listing in a fixed order', async () => {
  const plain = await app.inject('/api/realty/listings?pretty=false');
  const pretty = await app.inject('/api/realty/listings?pretty=true');
  expect(pretty.json()).toEqual(plain.json());
  const [listing] = pretty.json().listings as object[];
  expect(Object.keys(listing ?? {}).slice(0, 4)).toEqual(['mlsNumber', 'boardId', 'type', 'class']);
});

test.each([
  ['minUpdatedOn=2026-10-02T25:00', 'minUpdatedOn'],
  ['minUpdatedOn=2026-10-03&maxUpdatedOn=2026-10-02T10:00:00Z', 'minUpdatedOn'],
  ['standardStatus=Sold', 'standardStatus'],
  ['amenitiesOperator=XOR', 'amenitiesOperator'],
  ['displayInternetEntireListing=maybe', 'displayInternetEntireListing'],
  ['radius=-1&lat=43&long=-79', 'radius'],
  ['pretty=very', 'pretty'],
  ['waterfront=some', 'waterfront'],
  ['map={"type":"Point","coordinates":[1,2]}', 'map'],
  ['map=[[[[1,2],[3,4]]]]', 'map'],
])('%s is refused naming %s', async (query, param) => {
  const response = await app.inject(encodeURI(`/api/realty/listings?${query}`));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toContainEqual({ param, msg: expect.any(String) });
});
