import type { AnyListing } from '#src/contract/listings/listing.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';

/** Marks a part that may hold more for a viewer with a session than the page does. */
export function viewerPart({ permissions }: AnyListing, name: string) {
  return needsSignIn(permissions) ? { 'data-for-viewer': name } : {};
}
