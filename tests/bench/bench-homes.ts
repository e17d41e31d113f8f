import type { ListingDocument } from '#src/contract/listing.ts';
import { mulberry32 } from '#src/lib/random.ts';
import type { ListingRecord } from '#src/server/listings/repository.ts';
import { aListing, HIDDEN } from '#tests/support/listings.ts';

/** City, province, centre, spread in degrees, share of the homes, price of a middling one. */
const CITIES = [
  ['Toronto', 'Ontario', 43.7, -79.39, 0.09, 0.34, 950_000],
  ['Mississauga', 'Ontario', 43.59, -79.65, 0.06, 0.11, 880_000],
  ['Brampton', 'Ontario', 43.72, -79.76, 0.06, 0.08, 820_000],
  ['Markham', 'Ontario', 43.87, -79.3, 0.05, 0.06, 1_100_000],
  ['Hamilton', 'Ontario', 43.25, -79.87, 0.07, 0.07, 700_000],
  ['Ottawa', 'Ontario', 45.38, -75.7, 0.12, 0.08, 620_000],
  ['London', 'Ontario', 42.98, -81.25, 0.07, 0.04, 560_000],
  ['Montréal', 'Quebec', 45.53, -73.62, 0.08, 0.06, 580_000],
  ['Vancouver', 'British Columbia', 49.23, -123.08, 0.06, 0.07, 1_250_000],
  ['Calgary', 'Alberta', 51.04, -114.08, 0.1, 0.05, 560_000],
  ['Winnipeg', 'Manitoba', 49.88, -97.15, 0.08, 0.02, 360_000],
  ['Halifax', 'Nova Scotia', 44.66, -63.6, 0.08, 0.02, 500_000],
] as const;
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
/** What descriptions tell, each with the share of homes that have it. */
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

type City = (typeof CITIES)[number];

function cityAt(share: number): City {
  let rest = share;
  for (const city of CITIES) {
    rest -= city[5];
    if (rest < 0) return city;
  }
  return CITIES[0];
}

function pick<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** One of six thousand streets; the homes of a tower share the house, each with a unit of its own. */
function streetAddress(place: () => number, unit: number | undefined) {
  return {
    streetName: `${pick(BEGINNINGS, place())}${pick(MIDDLES, place())}${pick(ENDS, place())}`,
    streetSuffix: pick(SUFFIXES, place()),
    streetNumber: String(1 + Math.floor(place() * 1500)),
    unitNumber: unit === undefined ? null : String(unit),
  };
}

/** A sentence of the features of the n-th home, between words that every description has. */
function description(n: number): string {
  const chance = mulberry32(1_000_003 + n);
  const told = FEATURES.filter(([, share]) => chance() < share).map(([feature]) => feature);
  return `A bright home near shops and transit with ${told.join(', ') || 'room to grow'}.`;
}

/** What happened last to a home, with the days since it was listed and since it was sold. */
function course(random: () => number, isLease: boolean) {
  if (random() < 0.141) {
    const lastStatus = random() < 0.7 ? 'New' : random() < 0.8 ? 'Pc' : 'Ext';
    return { status: 'A', lastStatus, listed: Math.floor(random() * random() * 150), sold: null };
  }
  const isSold = random() < 0.66;
  const sold = Math.floor(random() * YEARS * 365);
  const lastStatus = isSold ? (isLease ? 'Lsd' : 'Sld') : random() < 0.5 ? 'Ter' : 'Exp';
  const listed = sold + Math.floor(random() * 70);
  return { status: 'U', lastStatus, listed, sold: isSold ? sold : null } as const;
}

/**
 * Homes with the distributions of the demo set, made without its streets and texts: 14 % active, one
 * in five for lease, three in ten in towers that share a point, a third of the gone ones restricted.
 */
export function* benchHomes(count: number): Generator<ListingRecord> {
  const random = mulberry32(7);
  const towers = Math.max(20, Math.round((count * 0.3) / HOMES_A_TOWER));
  const normal = () => random() + random() + random() - 1.5;
  for (let i = 0; i < count; i += 1) {
    const isTower = random() < 0.3;
    const place = mulberry32(isTower ? Math.floor(random() * towers) : towers + i);
    const [city, state, lat, lng, spread, , middling] = cityAt(place());
    const around = () => place() + place() + place() - 1.5;
    const map = { latitude: lat + around() * spread, longitude: lng + around() * spread * 1.4 };
    const isLease = random() < 0.214;
    const { status, lastStatus, listed, sold } = course(random, isLease);
    const price = Math.round(middling * Math.exp(normal() * 0.9) * (isTower ? 0.7 : 1));
    const asked = isLease ? Math.round(price / 300) : price;
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
      listPrice: String(asked),
      soldPrice: sold === null ? null : Math.round(asked * (0.94 + random() * 0.12)),
      listDate: day(listed),
      soldDate: sold === null ? null : day(sold),
      address: {
        ...base.address,
        city,
        state,
        neighborhood: `${city} ${Math.floor(place() * 90)}`,
        ...streetAddress(place, isTower ? 101 + i : undefined),
      },
      map,
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
    yield { document, coarse };
  }
}
