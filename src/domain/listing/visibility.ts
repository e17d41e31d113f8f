import type {
  AnySummary,
  ListingDocument,
  Permissions,
  Position,
  RestrictedDocument,
  RestrictedListing,
} from '#src/contract/listings/listing.ts';
import { boardOf } from './boards.ts';
import { isHiddenFromRegistered, type OptOutRules } from './seller-opt-out.ts';
import { hasEnded, isClosed } from './status/status.ts';

/**
 * Where a consumer may find a listing, signed in or not: `listed` everywhere, `ended` only as a row in the
 * history of its home, `hidden` nowhere.
 */
export type Visibility = 'listed' | 'ended' | 'hidden';

/** The facts that decide where a listing may be found. */
type VisibleListing = {
  readonly boardId: number;
  readonly permissions: LoosePermissions | null | undefined;
  readonly status: 'A' | 'U';
  readonly lastStatus: string;
};

type LoosePermissions = { readonly [Key in keyof Permissions]?: string | null | undefined };

/**
 * Where a listing may be found. Unknown permission to show it on the internet counts as none. A listing
 * that left the market without a deal has ended, whatever code its board uses.
 *
 * @param board the rules of the listing's board; by default those of the content
 */
export function visibilityOf(
  { boardId, permissions, status, lastStatus }: VisibleListing,
  board: OptOutRules | undefined = boardOf(boardId),
): Visibility {
  if (permissions?.displayInternetEntireListing !== 'Y') return 'hidden';
  if (isHiddenFromRegistered({ permissions, status, lastStatus }, board)) return 'hidden';
  const hasLeft = status === 'U' && !isClosed(lastStatus);
  return hasLeft || hasEnded(lastStatus) ? 'ended' : 'listed';
}

/** A listing needs sign-in unless both permissions are exactly Y; unknown counts as N. */
export function needsSignIn(permissions: LoosePermissions | null | undefined): boolean {
  return permissions?.displayAddressOnInternet !== 'Y' || permissions.displayPublic !== 'Y';
}

/** Whether a listing is completely hidden without a session, except for its public view. */
export function isClosedToVisitors(permissions: LoosePermissions): boolean {
  return permissions.displayAddressOnInternet !== 'Y' && permissions.displayPublic !== 'Y';
}

const yesNo = (value: string | null | undefined) => (value === 'Y' ? 'Y' : 'N');
const month = (date: string) => date.slice(0, 7);

/**
 * The record an anonymous visitor gets in place of a restricted listing. Built from an allowlist, so
 * that a field added to listings later stays hidden until someone decides otherwise.
 */
export function publicView(listing: ListingDocument, coarse: Position): RestrictedDocument {
  return {
    restricted: true,
    mlsNumber: listing.mlsNumber,
    boardId: listing.boardId,
    type: listing.type,
    class: listing.class ?? null,
    status: listing.status,
    listDate: month(listing.listDate),
    soldDate: listing.soldDate ? month(listing.soldDate) : null,
    address: { city: listing.address.city, state: listing.address.state },
    map: { latitude: coarse.latitude, longitude: coarse.longitude },
    permissions: {
      displayAddressOnInternet: yesNo(listing.permissions.displayAddressOnInternet),
      displayPublic: yesNo(listing.permissions.displayPublic),
    },
  };
}

/** Tells a public view from a full listing. */
export function isRestricted(listing: AnySummary): listing is RestrictedListing {
  return 'restricted' in listing;
}
