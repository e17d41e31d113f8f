import type { Permissions } from '#src/contract/listings/listing.ts';
import type { Lifecycle } from '../market/lifecycle.ts';
import type { DemoRandom } from '../random.ts';

/** The board whose rules hide sold and leased listings from visitors without a session. */
const HIDES_CLOSED_BOARD_ID = 2;

const ACTIVE_CHOICES = [
  { value: { displayAddressOnInternet: 'Y', displayPublic: 'Y' }, weight: 0.96 },
  { value: { displayAddressOnInternet: 'Y', displayPublic: 'N' }, weight: 0.02 },
  { value: { displayAddressOnInternet: 'N', displayPublic: 'Y' }, weight: 0.014 },
  { value: { displayAddressOnInternet: 'N', displayPublic: 'N' }, weight: 0.006 },
] as const;

/** A few owners allow nothing on the internet, and of a few nothing is known. */
const INTERNET_CHOICES = [
  { value: 'Y', weight: 0.987 },
  { value: 'N', weight: 0.01 },
  { value: null, weight: 0.003 },
] as const;

/** Whether a listing's owner allows it to be shown on the internet at all; null when not known. */
export function internetPermission(random: DemoRandom): 'Y' | 'N' | null {
  return random.pickWeighted<'Y' | 'N' | null>(INTERNET_CHOICES);
}

const VALUATION_CHOICES = [
  { value: 'Y', weight: 0.97 },
  { value: 'N', weight: 0.03 },
] as const;

/** Whether a listing's owner lets a site show a computed value of the home beside it. */
export function valuationPermission(random: DemoRandom): 'Y' | 'N' {
  return random.pickWeighted<'Y' | 'N'>(VALUATION_CHOICES);
}

/** The permissions of a listing's owner and board for showing it to everybody. */
export function permissionsOf(
  lifecycle: Lifecycle,
  boardId: number,
  random: DemoRandom,
): Permissions {
  if (lifecycle.status === 'A') return { ...random.pickWeighted<Permissions>(ACTIVE_CHOICES) };
  const isHidden = boardId === HIDES_CLOSED_BOARD_ID && lifecycle.soldDay !== null;
  return { displayAddressOnInternet: 'Y', displayPublic: isHidden ? 'N' : 'Y' };
}
