import type { DemoRandom } from '../random.ts';
import type { Home } from './homes.ts';

const SUITE_SHARE = 0.14;

/** A part of a house that is let on its own. */
export type Suite = 'Upper' | 'Main' | 'Bsmt';

/** The part of a house that a lease is for; null when it is the whole home. */
export function suiteOf(home: Home, type: 'Sale' | 'Lease', random: DemoRandom): Suite | null {
  const isHouse = home.kind === 'detached' || home.kind === 'semi';
  if (type === 'Sale' || !isHouse || !random.chance(SUITE_SHARE)) return null;
  if (home.bedrooms !== null && home.bedrooms <= 2) return random.pick(['Bsmt', 'Main']);
  return home.style?.startsWith('Bungalow') ? 'Main' : 'Upper';
}

/** The parts of a house that belong to a suite: not its basement and not its garage. */
export function homeOfSuite(home: Home): Home {
  return { ...home, basement: 'None', garage: 'None', garageSpaces: 0 };
}

/** The floor in a unit number such as 1204 or 304. */
export function floorOf(unitNumber: string | null | undefined): number | null {
  const [, floor] = /^(\d{1,2})\d\d$/.exec(unitNumber ?? '') ?? [];
  return floor === undefined ? null : Number(floor);
}
