import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { mulberry32 } from '#src/lib/random.ts';
import { type City, market } from '#src/demo-world/listings/market/market.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aListing, HIDDEN } from '#tests/support/listings/listings.ts';
import { benchParts } from './bench-parts.ts';

/** Widths of Toronto and of the smallest city; cities are equally dense, the smallest a little less. */
const [WIDEST_DEGREES, NARROWEST_DEGREES] = [0.09, 0.012];
const MOST_PEOPLE = Math.max(...market.cities.map(({ population }) => population));
const SALES = market.cities.reduce((sum, { annualSales }) => sum + annualSales, 0);
const NEIGHBOURHOODS = 17;

const HOUSES = ['Detached', 'Semi-Detached', 'Att/Row/Twnhouse', 'Link'] as const;
const BEGINNINGS = [
  'Al',
  'Bram',
  'Cor',
  'Dun',
  'El',
  'Fair',
  'Glen',
  'Haw',
  'Kil',
  'Lin',
  'Mar',
  'Wes',
];
const MIDDLES = ['der', 'ing', 'brook', 'mont', 'wick', 'ley', 'stone', 'thorn', 'field', 'ham'];
const ENDS = ['bank', 'ford', 'gate', 'hurst', 'mere', 'ridge', 'ton', 'vale', 'view', 'wood'];
/** Features in descriptions, each with the share of homes that have it. */
export const FEATURES = [
  ['waterfront', 0.01],
  ['ravine lot', 0.02],
  ['pool', 0.05],
  ['home office', 0.12],
  ['finished basement', 0.25],
  ['renovated kitchen', 0.3],
] as const;
const SUFFIXES = ['Street', 'Avenue', 'Road', 'Crescent', 'Drive'];
const HOMES_A_TOWER = 110;
const YEARS = 7;

const day = (offset: number) =>
  new Date(Date.UTC(2026, 10, 21) - offset * 86_400_000).toISOString().slice(0, 10);

/** A city of the demo market, chosen by its share of all sales. */
function cityAt(share: number): City {
  let rest = share * SALES;
  for (const city of market.cities) {
    rest -= city.annualSales;
    if (rest < 0) return city;
  }
  return pick(market.cities, 0);
}

const spreadOf = ({ population }: City) =>
  Math.max(NARROWEST_DEGREES, WIDEST_DEGREES * Math.sqrt(population / MOST_PEOPLE));

function pick<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/**
 * One of six thousand streets; the homes of a tower share the house number, each with a unit of its own.
 */
function streetAddress(place: () => number, unit: number | undefined) {
  return {
    streetName: `${pick(BEGINNINGS, place())}${pick(MIDDLES, place())}${pick(ENDS, place())}`,
    streetSuffix: pick(SUFFIXES, place()),
    streetNumber: String(1 + Math.floor(place() * 1500)),
    unitNumber: unit === undefined ? null : String(unit),
  };
}

/** A sentence with the features of the n-th home, between words that every description has. */
function description(n: number): string {
  const chance = mulberry32(1_000_003 + n);
  const features = FEATURES.filter(([, share]) => chance() < share).map(([feature]) => feature);
  return `A bright home near shops and transit with ${features.join(', ') || 'room to grow'}.`;
}

/** The last event of a home, with the days since it was listed and since it was sold. */
function course(random: () => number, isLease: boolean) {
  if (random() < 0.141) {
    const lastStatus = random() < 0.7 ? 'New' : random() < 0.8 ? 'Pc' : 'Ext';
    return { status: 'A', lastStatus, listed: Math.floor(random() * random() * 150), sold: null };
  }
  const sold = Math.floor(random() * YEARS * 365);
  // Homes that left the market unsold are in no search, and would only blur the measurements.
  const lastStatus = isLease ? 'Lsd' : 'Sld';
  const listed = sold + Math.floor(random() * 70);
  return { status: 'U', lastStatus, listed, sold } as const;
}

/** The costs of the n-th home beside its mortgage; one in twenty has unknown taxes. */
function upkeep(n: number, price: number, isTower: boolean) {
  const chance = mulberry32(2_000_003 + n);
  const annualAmount = chance() < 0.05 ? null : Math.round(price * (0.005 + chance() * 0.006));
  const maintenance = Math.round(200 + chance() * 700);
  return {
    taxes: { annualAmount, assessmentYear: null },
    condominium: isTower ? { fees: { maintenance } } : null,
  };
}

/**
 * Homes with the distributions of the demo set, generated without its streets and texts: 14 % active, one
 * in five for lease, three in ten in towers that share a point, a third of the closed ones restricted.
 */
export function* benchHomes(count: number): Generator<ListingRecord> {
  const random = mulberry32(7);
  const towers = Math.max(20, Math.round((count * 0.3) / HOMES_A_TOWER));
  const normal = () => random() + random() + random() - 1.5;
  for (let i = 0; i < count; i += 1) {
    const isTower = random() < 0.3;
    const place = mulberry32(isTower ? Math.floor(random() * towers) : towers + i);
    const city = cityAt(place());
    const spread = spreadOf(city);
    const middling = 1000 * city.avgPriceK.detached;
    const around = () => place() + place() + place() - 1.5;
    const map = {
      latitude: city.lat + around() * spread,
      longitude: city.lng + around() * spread * 1.4,
    };
    const isLease = random() < 0.214;
    const { status, lastStatus, listed, sold } = course(random, isLease);
    const price = Math.round(middling * Math.exp(normal() * 0.9) * (isTower ? 0.7 : 1));
    const askingPrice = isLease ? Math.round(price / 300) : price;
    const beds = isTower ? 1 + Math.floor(random() * 3) : 2 + Math.floor(random() * 4);
    const isHidden = status === 'U' ? random() < 0.33 : random() < 0.04;
    const base = aListing();
    const document: ListingDocument = {
      ...base,
      mlsNumber: `B${i}`,
      boardId: isHidden || random() < 0.5 ? 2 : 86,
      type: isLease ? 'Lease' : 'Sale',
      class: isTower ? 'CondoProperty' : 'ResidentialProperty',
      status: status === 'A' ? 'A' : 'U',
      lastStatus,
      listPrice: String(askingPrice),
      soldPrice: sold === null ? null : Math.round(askingPrice * (0.94 + random() * 0.12)),
      listDate: day(listed),
      soldDate: sold === null ? null : day(sold),
      address: {
        ...base.address,
        city: city.name,
        state: city.province,
        neighborhood: `${city.name} ${Math.floor(place() * NEIGHBOURHOODS)}`,
        ...streetAddress(place, isTower ? 101 + i : undefined),
      },
      map,
      ...upkeep(i, price, isTower),
      permissions: isHidden ? HIDDEN : base.permissions,
      details: {
        ...base.details,
        description: description(i),
        propertyType: isTower ? 'Condo Apt' : (HOUSES[Math.floor(random() * 4)] ?? 'Detached'),
        style: isTower ? 'Apartment' : '2-Storey',
        sqft: `${500 + beds * 300}-${700 + beds * 350}`,
        numBedrooms: beds,
        numBathrooms: 1 + Math.floor(random() * beds),
      },
      timestamps: { listingUpdated: `${day(sold ?? listed)}T12:00:00.000Z`, expiryDate: null },
    };
    const coarse = {
      latitude: Math.round(map.latitude * 50) / 50,
      longitude: Math.round(map.longitude * 50) / 50,
    };
    yield { document: benchParts(i, document), coarse };
  }
}
