import type { Permissions } from '#src/contract/listings/listing.ts';
import { ownPhotoUrl } from '#src/domain/listing/photos/image-address.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';

/**
 * Where an image takes a listing's photo from. One that only signed-in viewers are given is fetched
 * with their token by a script, which finds its address in an attribute of its own.
 */
export function photoSource(permissions: Permissions, url: string, sourceSet?: string) {
  return needsSignIn(permissions)
    ? ({ 'data-own': '', 'data-own-src': ownPhotoUrl(url) } as const)
    : { src: url, srcSet: sourceSet };
}
