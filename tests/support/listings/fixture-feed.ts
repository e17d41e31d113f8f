import type { ListingMapping } from '#src/server/feeds/listing-mapping.ts';
import type { ListingSource } from '#src/server/feeds/listing-source.ts';

/** A record in the words of a made-up provider. */
export type FixtureRecord = {
  readonly key: string;
  readonly board: number;
  readonly town: string;
  readonly quarter: string | null;
  readonly house: number;
  readonly street: readonly [name: string, kind: string];
  readonly north: number;
  readonly east: number;
  readonly state: 'for sale' | 'for rent' | 'reduced' | 'sold' | 'rented' | 'expired';
  readonly asked: number;
  readonly paid: number | null;
  readonly listed: string;
  readonly closed: string | null;
  readonly beds: number;
  readonly isCondo: boolean;
  /** Whether everyone, only signed-in viewers, or nobody may see it. */
  readonly audience: 'everyone' | 'members' | 'nobody';
  readonly photos: number;
  readonly remarks: string;
};

const STATES = {
  'for sale': { type: 'Sale', status: 'A', lastStatus: 'New' },
  'for rent': { type: 'Lease', status: 'A', lastStatus: 'New' },
  reduced: { type: 'Sale', status: 'A', lastStatus: 'Pc' },
  sold: { type: 'Sale', status: 'U', lastStatus: 'Sld' },
  rented: { type: 'Lease', status: 'U', lastStatus: 'Lsd' },
  expired: { type: 'Sale', status: 'U', lastStatus: 'Exp' },
} as const;

const stateOf = ({ state }: FixtureRecord) => STATES[state];

/** Maps the records of the fixture feed to our listings. */
export const fixtureMapping: ListingMapping<FixtureRecord> = {
  fields: {
    mlsNumber: ({ key }) => key,
    boardId: ({ board }) => board,
    type: (record) => stateOf(record).type,
    class: ({ isCondo }) => (isCondo ? 'CondoProperty' : 'ResidentialProperty'),
    status: (record) => stateOf(record).status,
    lastStatus: (record) => stateOf(record).lastStatus,
    listPrice: ({ asked }) => asked.toFixed(2),
    originalPrice: ({ asked, state }) => (state === 'reduced' ? asked + 20_000 : asked),
    soldPrice: ({ paid }) => paid,
    listDate: ({ listed }) => listed,
    soldDate: ({ closed }) => closed,
    daysOnMarket: () => 20,
    address: ({ house, street: [name, kind], town, quarter }) => ({
      streetNumber: String(house),
      streetName: name,
      streetSuffix: kind,
      city: town,
      area: town,
      neighborhood: quarter,
      state: 'Ontario',
    }),
    map: ({ north, east }) => ({ latitude: north, longitude: east }),
    permissions: ({ audience }) => ({
      displayAddressOnInternet: 'Y',
      displayPublic: audience === 'everyone' ? 'Y' : 'N',
      displayInternetEntireListing: audience === 'nobody' ? 'N' : 'Y',
    }),
    openHouse: () => [],
    images: ({ board, key, photos }) =>
      Array.from({ length: photos }, (_, at) => `listings/${board}/${key}/${at + 1}.jpg`),
    photoCount: ({ photos }) => photos,
    details: ({ beds, isCondo, remarks }) => ({
      propertyType: isCondo ? 'Condo Apt' : 'Detached',
      style: isCondo ? 'Apartment' : '2-Storey',
      sqft: String(500 + beds * 350),
      numBedrooms: beds,
      numBathrooms: Math.max(1, beds - 1),
      numGarageSpaces: isCondo ? 0 : 1,
      description: remarks,
    }),
    lot: () => ({}),
    taxes: () => ({}),
    condominium: ({ isCondo }) => (isCondo ? { fees: { maintenance: 540 } } : null),
    timestamps: ({ listed, closed }) => ({ listingUpdated: `${closed ?? listed}T12:00:00.000Z` }),
    office: () => ({ brokerageName: 'Fixture Realty Inc.' }),
    rooms: () => [],
    history: () => [],
  },
  coarse: ({ north, east }) => ({
    latitude: Math.round(north * 20) / 20,
    longitude: Math.round(east * 20) / 20,
  }),
};

const TOWNS = [
  { town: 'Toronto', quarter: 'Annex', letter: 'C', board: 2, north: 43.672, east: -79.404 },
  {
    town: 'St. Catharines',
    quarter: 'Port Dalhousie',
    letter: 'X',
    board: 86,
    north: 43.2,
    east: -79.27,
  },
  { town: 'Cobourg', quarter: null, letter: 'H', board: 86, north: 43.9598, east: -78.1652 },
] as const;
const STREETS = [
  ['Alderbank', 'Road'],
  ['Larchmere', 'Crescent'],
  ['Queen', 'Street'],
] as const;
const HOMES = 14;

/** The market states of the homes of a town, in order. */
function marketOf(at: number): Pick<FixtureRecord, 'state' | 'audience' | 'paid' | 'closed'> {
  const open = { audience: 'everyone', paid: null, closed: null } as const;
  const closing = { paid: 780_000 + at * 1000, closed: '2026-09-15' } as const;
  if (at < 5) return { ...open, state: 'for sale' };
  if (at < 7) return { ...open, state: 'reduced' };
  if (at === 7) return { ...open, state: 'for rent' };
  if (at === 8) return { ...open, state: 'for sale', audience: 'members' };
  if (at === 9) return { ...open, state: 'for sale', audience: 'nobody' };
  if (at === 10) return { ...closing, state: 'sold', audience: 'members' };
  if (at < 13) return { ...closing, state: 'sold', audience: 'everyone' };
  return { ...closing, state: 'rented', audience: 'everyone', paid: 2900 };
}

function homesOf({ letter, north, east, ...town }: (typeof TOWNS)[number]): FixtureRecord[] {
  return Array.from({ length: HOMES }, (_, at): FixtureRecord => {
    const market = marketOf(at);
    const isRent = market.state === 'for rent' || market.state === 'rented';
    return {
      ...town,
      ...market,
      key: `${letter}${7_000_001 + at}`,
      house: 11 + 2 * at,
      street: STREETS[at % STREETS.length] ?? STREETS[0],
      north: north + (at % 4) * 0.0015,
      east: east + Math.floor(at / 4) * 0.0015,
      asked: isRent ? 2900 : 800_000 + at * 10_000,
      listed: `2026-08-${String(10 + at)}`,
      beds: 2 + (at % 3),
      isCondo: at % 7 === 6,
      photos: 2,
      remarks: at === 2 ? 'A bright home by a ravine.' : 'A bright home near shops.',
    };
  });
}

const homes = TOWNS.flatMap(homesOf);

/** An earlier listing of the first home of Toronto, which did not sell. */
const earlier: readonly FixtureRecord[] = homes.slice(0, 1).map((home) => ({
  ...home,
  key: 'C6000001',
  state: 'expired',
  listed: '2025-03-01',
}));

/** Some dozens of homes in the three towns of `fake-street-world.ts`. */
export const fixtureRecords: readonly FixtureRecord[] = [...homes, ...earlier];

const BATCH = 20;

/** A feed whose records arrive page by page, as over a network. */
export function fixtureFeed(
  records: readonly FixtureRecord[] = fixtureRecords,
): ListingSource<FixtureRecord> {
  return {
    name: 'fixture listings',
    boardIds: new Set([2, 86]),
    carriesSold: true,
    expectedCount: null,
    mapping: fixtureMapping,
    async *batches() {
      for (let at = 0; at < records.length; at += BATCH) yield records.slice(at, at + BATCH);
    },
  };
}
