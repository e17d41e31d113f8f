import type { Address, Room } from '#src/contract/listings/listing.ts';
import type { Site } from '../sites/addresses.ts';
import type { Home } from '../homes/homes.ts';
import type { Random } from '../random.ts';

/** What is missing from a listing or unusual in it, as in one or two of a hundred on real boards. */
export type Oddities = {
  readonly hasNoSqft: boolean;
  readonly hasNoYearBuilt: boolean;
  readonly hasZeroBaths: boolean;
  readonly hasRoomWithoutSize: boolean;
  readonly hasNoLotDepth: boolean;
  readonly hasEmptyExtras: boolean;
  readonly hasLowerCaseArea: boolean;
  readonly hasHalfNumber: boolean;
};

const RARE = 0.012;
const UNCOMMON = 0.02;
const SUITE_SHARE = 0.14;

export function odditiesOf(random: Random): Oddities {
  return {
    hasNoSqft: random.chance(UNCOMMON),
    hasNoYearBuilt: random.chance(UNCOMMON),
    hasZeroBaths: random.chance(RARE),
    hasRoomWithoutSize: random.chance(UNCOMMON),
    hasNoLotDepth: random.chance(RARE),
    hasEmptyExtras: random.chance(UNCOMMON),
    hasLowerCaseArea: random.chance(RARE),
    hasHalfNumber: random.chance(UNCOMMON),
  };
}

/** A part of a house that is let on its own. */
export type Suite = 'Upper' | 'Main' | 'Bsmt';

/** The part of a house that a lease is for; null when it is the whole home. */
export function suiteOf(home: Home, type: 'Sale' | 'Lease', random: Random): Suite | null {
  const isHouse = home.kind === 'detached' || home.kind === 'semi';
  if (type === 'Sale' || !isHouse || !random.chance(SUITE_SHARE)) return null;
  if (home.bedrooms !== null && home.bedrooms <= 2) return random.pick(['Bsmt', 'Main']);
  return home.style?.startsWith('Bungalow') ? 'Main' : 'Upper';
}

/** What belongs to a suite of a house: not its basement and not its garage. */
export function withoutTheRest(home: Home): Home {
  return { ...home, basement: 'None', garage: 'None', garageSpaces: 0 };
}

/** The floor that a unit number such as 1204 or 304 names. */
export function floorOf(unitNumber: string | null | undefined): number | null {
  const [, floor] = /^(\d{1,2})\d\d$/.exec(unitNumber ?? '') ?? [];
  return floor === undefined ? null : Number(floor);
}

/** Units of a tower's top floor are penthouses: 2103 of 21 floors is PH3. */
function penthouse({ address, tower }: Site): string | null {
  const unit = address.unitNumber ?? null;
  if (tower === undefined || floorOf(unit) !== tower.floors) return null;
  return `PH${Number(unit?.slice(-2))}`;
}

/** The address as a board writes it, with what is odd about it. */
export function addressAsListed(site: Site, suite: Suite | null, odd: Oddities): Address {
  const { address } = site;
  const isHouse = address.unitNumber === null;
  return {
    ...address,
    streetNumber:
      isHouse && odd.hasHalfNumber ? `${address.streetNumber} 1/2` : address.streetNumber,
    unitNumber: suite ?? penthouse(site) ?? address.unitNumber,
    area: odd.hasLowerCaseArea ? (address.area?.toLowerCase() ?? null) : address.area,
  };
}

/** The rooms, one of them without its size where that is missing. */
export function roomsAsListed(
  rooms: readonly Room[],
  suite: Suite | null,
  odd: Oddities,
  random: Random,
): Room[] {
  const unmeasured = odd.hasRoomWithoutSize ? random.whole(0, rooms.length - 1) : -1;
  return rooms.map((room, at) => ({
    ...room,
    level: suite === 'Bsmt' ? 'Basement' : room.level,
    ...(at === unmeasured ? { length: null, width: null } : {}),
  }));
}
