import type { AnyListing } from '#src/contract/listings/listing.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import type { ShowingDependencies } from '#src/server/leads/showings/plan-showing.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { aFullListing, aLeakingListing } from '../listings/listing-views.ts';
import { aListingLeadBody } from './leads.ts';

/** Open on each day of the week. */
export const EVERY_DAY = Object.fromEntries(
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
    day,
    '10:00-19:00',
  ]),
);

type Homes = Partial<Record<Viewer, AnyListing>>;

/** Devon shows the homes that each viewer may see; a viewer without one finds nothing. */
export function showingsOf(homes: Homes): Omit<ShowingDependencies, 'clock'> {
  const answer = (viewer: Viewer) => async () => {
    const value = homes[viewer];
    return value
      ? { ok: true, value }
      : { ok: false, error: { kind: 'refused', status: 404, problems: [] } };
  };
  return {
    callsFor: (viewer) => answer(viewer) as unknown as MakeCall,
    realtorOfArea: () => ({ id: 'devon-achebe', hours: EVERY_DAY }),
  };
}

/** A home that everyone may see. */
export const openHome = (changes: Parameters<typeof aFullListing>[0] = {}) => {
  const home = aFullListing(changes);
  return showingsOf({ anonymous: home, verified: home });
};

/** A home that only a signed-in viewer may see. */
export const restrictedHome = () =>
  showingsOf({ anonymous: aLeakingListing(), verified: aFullListing() });

/**
 * The body of the form that asks for a showing; the clock of these tests stands on a Wednesday in October.
 */
export function aShowingBody(showing: object = {}, changes: Record<string, unknown> = {}) {
  return aListingLeadBody({
    showing: { day: '2026-10-24', time: '14:00', way: 'in_person', ...showing },
    ...changes,
  });
}
