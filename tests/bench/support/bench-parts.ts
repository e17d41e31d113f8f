import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { mulberry32 } from '#src/lib/random.ts';

const LETTERS = 'ABCEGHJKLMNPRSTVXY';
const GARAGES = ['Attached', 'Detached', 'Built-In', 'None', 'Underground', 'Carport'] as const;
const BASEMENTS = ['Finished', 'Unfinished', 'Part Fin', 'Walk-Out', 'Apartment', 'None'] as const;
const HEATING = ['Forced Air', 'Heat Pump', 'Baseboard', 'Radiant', 'Water'] as const;
const COOLING = ['Central Air', 'Wall Unit', 'None'] as const;
const DRIVEWAYS = ['Private', 'Mutual', 'Lane', 'Available'] as const;
const WALLS = ['Brick', 'Stone', 'Vinyl Siding', 'Stucco', 'Concrete', 'Wood'] as const;
const AMENITIES = [
  ...['Gym', 'Concierge', 'Visitor Parking', 'Party Room', 'Rooftop Deck', 'Indoor Pool'],
  ...['Guest Suites', 'Sauna', 'Games Room', 'Bike Storage', 'Media Room', 'Security Guard'],
];
const NEARBY = ['Park', 'School', 'Public Transit', 'Hospital', 'Library', 'Lake', 'Golf'];
const EXPOSURES = ['N', 'E', 'S', 'W', 'Ne', 'Sw'] as const;
const [REGIONS, BROKERAGES, AGENTS, CORPORATIONS, CROSSINGS] = [40, 900, 30_000, 3000, 20_000];
const [FIRST_LETTERS, POSTAL_UNITS] = [LETTERS.length * 10 * LETTERS.length, 100];

type Chance = () => number;

const below = (chance: Chance, limit: number) => Math.floor(chance() * limit);
const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[below(chance, items.length)] as Item;
/** The item, or null in this share of homes. */
const orNull = <Item>(chance: Chance, share: number, item: Item): Item | null =>
  chance() < share ? null : item;
/** Some of the words, each in this share of homes. */
const some = (chance: Chance, share: number, words: readonly string[]) =>
  words.filter(() => chance() < share);

/** One of some three hundred thousand postal codes. */
function postalCode(chance: Chance): string {
  const first = below(chance, FIRST_LETTERS);
  const unit = below(chance, POSTAL_UNITS);
  const letter = (at: number) => LETTERS[at % LETTERS.length] ?? 'M';
  const area = `${letter(first)}${Math.floor(first / LETTERS.length) % 10}${letter(Math.floor(first / LETTERS.length / 10))}`;
  return `${area} ${Math.floor(unit / 10)}${letter(first + unit)}${unit % 10}`;
}

function agents(chance: Chance) {
  const id = below(chance, AGENTS);
  const agent = { agentId: String(id), name: `Agent ${id}` };
  return chance() < 0.06 ? [] : [agent];
}

function openHouses(chance: Chance, isActive: boolean) {
  if (!isActive || chance() < 0.8) return [];
  return Array.from({ length: 1 + below(chance, 2) }, () => ({
    date: new Date(Date.UTC(2026, 10, 21 + below(chance, 14))).toISOString().slice(0, 10),
  }));
}

function details(chance: Chance, isTower: boolean) {
  const cars = orNull(chance, 0.1, below(chance, isTower ? 2 : 4));
  return {
    numGarageSpaces: cars,
    numParkingSpaces: cars === null ? null : cars + below(chance, 3),
    numBedroomsPlus: orNull(chance, 0.4, below(chance, 3)),
    numBathroomsHalf: orNull(chance, 0.3, below(chance, 2)),
    numKitchens: 1 + Number(chance() < 0.08),
    garage: oneOf(chance, GARAGES),
    driveway: orNull(chance, 0.3, oneOf(chance, DRIVEWAYS)),
    basement: isTower ? null : oneOf(chance, BASEMENTS),
    basement2: orNull(chance, 0.9, oneOf(chance, BASEMENTS)),
    heating: oneOf(chance, HEATING),
    airConditioning: oneOf(chance, COOLING),
    swimmingPool: orNull(chance, 0.93, 'Inground'),
    den: orNull(chance, 0.5, oneOf(chance, ['Y', 'N'])),
    waterfront: orNull(chance, 0.97, 'Y'),
    waterSource: orNull(chance, 0.2, oneOf(chance, ['Municipal', 'Well'])),
    sewer: orNull(chance, 0.2, oneOf(chance, ['Sewers', 'Septic'])),
    zoning: orNull(chance, 0.6, `R${1 + below(chance, 60)}`),
    balcony: isTower ? oneOf(chance, ['Open', 'Encl', 'None', 'Jlte']) : null,
    exteriorConstruction1: oneOf(chance, WALLS),
    exteriorConstruction2: orNull(chance, 0.6, oneOf(chance, WALLS)),
    businessType: orNull(chance, 0.99, oneOf(chance, ['Restaurant', 'Retail', 'Office'])),
    businessSubType: orNull(chance, 0.99, oneOf(chance, ['Cafe', 'Grocery'])),
    yearBuilt: oneOf(chance, ['New', '6-15', '16-30', '31-50', '51-99', '100+', '1987', null]),
  };
}

function condominium(chance: Chance) {
  return {
    amenities: some(chance, 0.3, AMENITIES),
    locker: oneOf(chance, ['Owned', 'Exclusive', 'None']),
    pets: oneOf(chance, ['Restrict', 'N', 'Y']),
    parkingType: oneOf(chance, ['Owned', 'Exclusive', 'None', 'Rental']),
    exposure: oneOf(chance, EXPOSURES),
    propertyMgr: `Manager ${below(chance, BROKERAGES)}`,
    condoCorp: `TSCC ${below(chance, CORPORATIONS)}`,
    ensuiteLaundry: orNull(chance, 0.2, oneOf(chance, ['Y', 'N'])),
    stories: 3 + below(chance, 50),
  };
}

/** The n-th home with the fields that fewer searches ask for. */
export function benchParts(n: number, document: ListingDocument): ListingDocument {
  const chance = mulberry32(3_000_003 + n);
  const isTower = document.condominium !== null;
  const price = Number(document.listPrice);
  const changes = {
    originalPrice: oneOf(chance, [
      price,
      price,
      Math.round(price * 1.04),
      Math.round(price * 0.97),
    ]),
    daysOnMarket: below(chance, 120),
    images: Array.from({ length: below(chance, 30) }, (_, at) => `b/${n}/${at}.jpg`),
    address: {
      ...document.address,
      area: `Region ${below(chance, REGIONS)}`,
      district: `District ${below(chance, 12 * REGIONS)}`,
      zip: postalCode(chance),
      streetDirection: orNull(chance, 0.8, oneOf(chance, ['N', 'E', 'S', 'W'])),
      majorIntersection: `Crossing ${below(chance, CROSSINGS)}`,
      communityCode: `01.${below(chance, CORPORATIONS)}`,
    },
    details: { ...document.details, ...details(chance, isTower) },
    condominium: document.condominium && { ...document.condominium, ...condominium(chance) },
    lot: {
      width: isTower ? null : 20 + below(chance, 60),
      depth: isTower ? null : 80 + below(chance, 90),
      measurement: 'Feet',
    },
    office: { brokerageName: `Brokerage ${below(chance, BROKERAGES)}` },
    nearby: { amenities: some(chance, 0.4, NEARBY) },
    agents: agents(chance),
    openHouse: openHouses(chance, document.status === 'A'),
  };
  return { ...document, ...changes };
}
