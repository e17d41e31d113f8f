import type { Permissions } from '#src/contract/listing.ts';
import type { Course } from './courses.ts';
import type { Random } from './random.ts';

/** The board whose rules hide sold and leased listings from visitors without a session. */
const HIDES_CLOSED_BOARD_ID = 2;

const ACTIVE_CHOICES = [
  { value: { displayAddressOnInternet: 'Y', displayPublic: 'Y' }, weight: 0.96 },
  { value: { displayAddressOnInternet: 'Y', displayPublic: 'N' }, weight: 0.02 },
  { value: { displayAddressOnInternet: 'N', displayPublic: 'Y' }, weight: 0.014 },
  { value: { displayAddressOnInternet: 'N', displayPublic: 'N' }, weight: 0.006 },
] as const;

/** What a listing's owner and board allow to be shown to everybody. */
export function permissionsOf(course: Course, boardId: number, random: Random): Permissions {
  if (course.status === 'A') return { ...random.weighted<Permissions>(ACTIVE_CHOICES) };
  const isHidden = boardId === HIDES_CLOSED_BOARD_ID && course.soldDay !== null;
  return { displayAddressOnInternet: 'Y', displayPublic: isHidden ? 'N' : 'Y' };
}
