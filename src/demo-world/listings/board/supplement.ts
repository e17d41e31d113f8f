import { isoTime } from '../calendar.ts';
import type { DemoListing } from '../demo-listing.ts';
import type { DemoRandom } from '../random.ts';

const AGENTS = [
  'Ada Okafor',
  'Benoît Larivée',
  'Chandra Rao-Ellis',
  'Dov Marchetti',
  'Esi Tremblay-Owusu',
  'Farid Hollander',
  'Greta Lindqvist-Roy',
  'Hamish Oyelaran',
  'Ines Kowalczyk',
  'Jules Petit-Fong',
] as const;
const FIRST_AGENT_ID = 4100;
const FEET_PER_ACRE = 43_560;
const OPEN_HOUSE_SHARE = 0.12;
const WATERFRONT_SHARE = 0.015;
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;
const SATURDAY = 6;

type ListingFacts = Pick<DemoListing, 'home' | 'site' | 'lifecycle' | 'dates' | 'rooms' | 'city'>;

/** The fields of a listing for other programs, by the parts of the listing they belong to. */
export type Supplement = ReturnType<typeof supplementOf>;

/** Open houses on the Saturday or Sunday after a day, sometimes on both, or none. */
function openHouses(status: 'A' | 'U', today: number, random: DemoRandom) {
  if (status === 'U' || !random.chance(OPEN_HOUSE_SHARE)) return [];
  const weekday = (today + THURSDAY) % WEEK;
  const saturday = today + ((SATURDAY - weekday + WEEK) % WEEK || WEEK);
  const days = random.chance(0.4) ? [saturday, saturday + 1] : [saturday + random.integer(0, 1)];
  return days.map((day) => ({
    date: isoTime(day),
    startTime: '14:00',
    endTime: '16:00',
    type: 'Public',
    status: 'Active',
    TZ: 'ET',
  }));
}

/** Acres in the style of boards: "< .50", ".50-1.99" and so on. */
function acresOf({ lot }: DemoListing['home']): string | null {
  if (lot === null) return null;
  const acres = (lot.width * lot.depth) / FEET_PER_ACRE;
  if (acres < 0.5) return '< .50';
  return acres < 2 ? '.50-1.99' : '2-4.99';
}

function partsOf({ home, rooms }: ListingFacts, random: DemoRandom) {
  const isHouse = home.kind !== 'land' && home.kind !== 'condoApt';
  const hasBasement = home.basement === 'Finished' || home.basement === 'Separate Entrance';
  const bathrooms = home.bathrooms ?? 0;
  return {
    numBedroomsPlus: hasBasement ? random.integer(0, 2) : isHouse ? 0 : null,
    numBathroomsHalf: bathrooms >= 2 ? random.integer(0, 1) : 0,
    numKitchens: home.kind === 'land' ? null : home.kind === 'multiplex' ? random.integer(2, 3) : 1,
    numRooms: rooms.length,
    den: home.kind === 'condoApt' ? (random.chance(0.3) ? 'Y' : 'N') : null,
    sewer: isHouse ? (random.chance(0.93) ? 'Sewers' : 'Septic') : null,
    waterSource: isHouse ? (random.chance(0.93) ? 'Municipal' : 'Well') : null,
    waterfront: isHouse && random.chance(WATERFRONT_SHARE) ? 'Y' : 'N',
    zoning: home.kind === 'land' ? 'Residential' : null,
  };
}

function condominiumPartsOf({ home, site }: ListingFacts, random: DemoRandom) {
  if (home.class !== 'CondoProperty') return {};
  return {
    parkingType: home.garageSpaces > 0 ? random.pick(['Owned', 'Exclusive', 'Rental']) : 'None',
    ensuiteLaundry: random.chance(0.8) ? 'Y' : 'N',
    stories: site.tower?.floors ?? random.integer(2, 4),
  };
}

function timestampsOf({ lifecycle, dates }: ListingFacts, random: DemoRandom) {
  const { listDay, soldDay, updatedDay, status } = lifecycle;
  const closedDate = soldDay === null ? null : isoTime(soldDay + random.integer(20, 75));
  return {
    listingEntryDate: isoTime(listDay, random.integer(0, 80_000)),
    photosUpdated: isoTime(listDay, random.integer(0, 80_000)),
    closedDate,
    unavailableDate: status === 'U' ? isoTime(soldDay ?? updatedDay) : null,
    repliersUpdatedOn: dates.updatedOn,
  };
}

/**
 * The fields in the provider's answers beyond those our pages show. They draw on separate random numbers,
 * so that the rest of a listing is unchanged.
 */
export function supplementOf(facts: ListingFacts, today: number, random: DemoRandom) {
  const { lifecycle, home, city } = facts;
  const agent = random.integer(0, AGENTS.length - 1);
  return {
    openHouse: openHouses(lifecycle.status, today, random),
    details: partsOf(facts, random),
    condominium: condominiumPartsOf(facts, random),
    timestamps: timestampsOf(facts, random),
    lot: { acres: acresOf(home) },
    address: { country: 'Canada', district: city.name },
    agents: [{ agentId: FIRST_AGENT_ID + agent, name: AGENTS[agent] }],
  };
}
