import type { AnyListing } from '#src/contract/listings/listing.ts';
import { addressLine, cityLine } from '#src/domain/listing/address.ts';
import { type JsonLdSite, listingJsonLd } from '#src/domain/json-ld/listing.ts';
import type { JsonLdNode } from '#src/domain/json-ld/node.ts';
import { formatDollars } from '#src/domain/money.ts';
import { ogPhotoUrl } from '#src/domain/listing/photos/photo.ts';
import { detailPath } from '#src/domain/routes.ts';
import { isClosed } from '#src/domain/listing/status/status.ts';
import { isRestricted, needsSignIn } from '#src/domain/listing/visibility.ts';
import type { Locale } from '#src/messages/locale.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';

type ListingHead = {
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** The whole address of a picture for other sites; absent where they may not show one. */
  readonly image?: string | undefined;
  /** Absent where search engines may not have it. */
  readonly jsonLd?: JsonLdNode | undefined;
};

/**
 * The head of a listing's page for browsers, search engines and other sites. For a listing that not
 * everyone may see it names only the city, for every viewer, and a closed one is not indexed.
 */
export function listingHead(listing: AnyListing, site: JsonLdSite, locale: Locale): ListingHead {
  const words = detailTexts(locale);
  if (isRestricted(listing)) {
    const title = words.restrictedPageTitle(cityLine(listing.address));
    return { title, description: words.restrictedTitle, isIndexed: false };
  }
  const title = addressLine(listing.address);
  const description = words.pageDescription(formatDollars(listing.listPrice, locale), title);
  if (needsSignIn(listing.permissions)) return { title, description, isIndexed: false };
  const [photo] = listing.images;
  const image = photo === undefined ? undefined : new URL(ogPhotoUrl(photo), site.origin).href;
  const url = `${site.origin}${detailPath(listing)}`;
  const isIndexed = !isClosed(listing.lastStatus);
  const jsonLd = listingJsonLd(listing, { url, image: image ?? null }, site);
  return { title, description, isIndexed, image, jsonLd };
}
