import type { Address, Room } from '#src/contract/listings/listing.ts';
import type { Site } from '../sites/addresses.ts';
import { floorOf, type Suite } from '../homes/suite.ts';
import type { DemoRandom } from '../random.ts';

/** Missing or unusual parts of a listing, as in one or two of a hundred on real boards. */
export type Anomalies = {
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

export function anomaliesOf(random: DemoRandom): Anomalies {
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

/** Units of a tower's top floor are penthouses: 2103 of 21 floors is PH3. */
function penthouse({ address, tower }: Site): string | null {
  const unit = address.unitNumber ?? null;
  if (tower === undefined || floorOf(unit) !== tower.floors) return null;
  return `PH${Number(unit?.slice(-2))}`;
}

/** The address as a board writes it, with its anomalies. */
export function addressAsListed(site: Site, suite: Suite | null, anomalies: Anomalies): Address {
  const { address } = site;
  const isHouse = address.unitNumber === null;
  return {
    ...address,
    streetNumber:
      isHouse && anomalies.hasHalfNumber ? `${address.streetNumber} 1/2` : address.streetNumber,
    unitNumber: suite ?? penthouse(site) ?? address.unitNumber,
    area: anomalies.hasLowerCaseArea ? (address.area?.toLowerCase() ?? null) : address.area,
  };
}

/** The rooms, one of them without its size where that is missing. */
export function roomsAsListed(
  rooms: readonly Room[],
  suite: Suite | null,
  anomalies: Anomalies,
  random: DemoRandom,
): Room[] {
  const roomWithoutSize = anomalies.hasRoomWithoutSize ? random.integer(0, rooms.length - 1) : -1;
  return rooms.map((room, at) => ({
    ...room,
    level: suite === 'Bsmt' ? 'Basement' : room.level,
    ...(at === roomWithoutSize ? { length: null, width: null } : {}),
  }));
}
