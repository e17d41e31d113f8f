import type { Permissions } from '#src/contract/listings/listing.ts';
import { ownPhotoUrl } from '#src/domain/listing/photos/image-address.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';

/**
 * The source of a listing's photo in an image. A photo only for signed-in viewers is fetched with their
 * token by a script, which finds its address in a separate attribute.
 */
export function photoSource(permissions: Permissions, url: string, sourceSet?: string) {
  return needsSignIn(permissions)
    ? ({ 'data-own': '', 'data-own-src': ownPhotoUrl(url) } as const)
    : { src: url, srcSet: sourceSet };
}
