import { getListingCall } from '#src/contract/listings/calls.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import type { ListingLead } from '#src/contract/lead/lead.ts';
import type { AnyListing } from '#src/contract/listings/listing.ts';
import { addressLine } from '#src/domain/listing/address.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { detailPath } from '#src/domain/routes.ts';
import type { OpenHours } from '#src/domain/showing/open-hours.ts';
import { isOpenToShowings } from '#src/domain/showing/showing-eligibility.ts';
import { showingStart } from '#src/domain/showing/showing-start.ts';
import { timeZoneOf } from '#src/domain/showing/time-zone.ts';
import type { Clock } from '#src/lib/clock.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { StoredShowing } from './showing-store.ts';

/** The realtor of an area, and when showings can be asked of them. */
export type AreaRealtor = { readonly id: string; readonly hours: OpenHours };

export type ShowingDependencies = {
  /** The calls of the realty API as a viewer may make them. */
  readonly callsFor: (viewer: Viewer) => MakeCall;
  readonly realtorOfArea: (place: {
    readonly city: string;
    readonly province: string;
  }) => AreaRealtor | undefined;
  readonly clock: Clock;
};

/** Plans the showing that a lead asks for, for a viewer, or says which field keeps it from being taken. */
export type PlanShowing = (
  lead: ListingLead & { readonly showing: NonNullable<ListingLead['showing']> },
  viewer: Viewer,
) => Promise<Outcome<StoredShowing, FieldError>>;

/** @throws when the listing cannot be read */
async function readListing(
  { code: mlsNumber, boardId }: ListingLead,
  call: MakeCall,
): Promise<AnyListing | undefined> {
  const reply = await call(getListingCall, { params: { mlsNumber }, query: { boardId } });
  if (reply.ok) return reply.value;
  if (reply.error.kind === 'refused' && reply.error.status < 429) return undefined;
  throw new Error(`The listing of a showing could not be read: ${reply.error.kind}`);
}

/**
 * Plans showings by what their sender may see. The mails about one go to the address in the lead, so only a
 * sender who has proved that address is treated as signed in. For a listing that requires a log-in, the
 * sender is told only that.
 */
export function showingPlanner({
  callsFor,
  realtorOfArea,
  clock,
}: ShowingDependencies): PlanShowing {
  return async (lead, viewer) => {
    const listing = await readListing(lead, callsFor(viewer));
    if (!listing) return failure({ field: 'code', rule: 'notOffered' });
    if ('restricted' in listing) return failure({ field: 'code', rule: 'needsLogin' });
    if (!isOpenToShowings(listing)) return failure({ field: 'code', rule: 'notOffered' });
    const { city, state } = listing.address;
    const province = provinceOf(state)?.code ?? state;
    const realtor = realtorOfArea({ city, province });
    if (!realtor) return failure({ field: 'code', rule: 'noHours' });
    const timeZone = timeZoneOf(state);
    const { day, time, way } = lead.showing;
    const start = showingStart(
      { day, time },
      { hours: realtor.hours, timeZone },
      clock.now().getTime(),
    );
    if (!start.ok) return start;
    return success({
      startsAtMs: start.value,
      timeZone,
      way,
      place: addressLine(listing.address),
      path: detailPath(listing),
      realtor: realtor.id,
      confirmedAtMs: null,
      cancelledAtMs: null,
      cancelledBy: null,
    });
  };
}
