import type { FullListing } from '#src/contract/listings/listing.ts';
import { cityLine, streetLine } from '../listing/address.ts';
import { detailPath, listPath } from '../routes.ts';
import { marketStateOf } from '../listing/status/status.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import { type JsonLdNode, property } from './node.ts';

/** The site as the description of a listing names it. */
export type JsonLdSite = {
  /** For example https://www.example.ca. */
  readonly origin: string;
  readonly brokerage: string;
  readonly phone: string;
};

const APARTMENTS = /condo|apt|apartment|loft/i;
const HOUSES = /detached|house|link|bungalow|cottage/i;

function residenceType({ details }: FullListing): string {
  const kind = details.propertyType ?? '';
  if (APARTMENTS.test(kind)) return 'Apartment';
  return HOUSES.test(kind) ? 'SingleFamilyResidence' : 'Residence';
}

function residence(listing: FullListing): JsonLdNode {
  const { address, map, details } = listing;
  const exactSqft = Number(details.sqft);
  return {
    '@type': residenceType(listing),
    name: streetLine(address),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: 'CA',
      ...property('postalCode', address.zip),
    },
    ...(map ? { geo: { '@type': 'GeoCoordinates', ...map } } : {}),
    ...property('numberOfBedrooms', details.numBedrooms),
    ...property('numberOfBathroomsTotal', details.numBathrooms),
    ...(Number.isFinite(exactSqft) && exactSqft > 0
      ? { floorSize: { '@type': 'QuantitativeValue', value: exactSqft, unitCode: 'FTK' } }
      : {}),
  };
}

/** The schema.org ItemAvailability of an offer. */
function availability({ lastStatus }: FullListing): string {
  if (lastStatus === 'Cs') return 'PreOrder';
  const state = marketStateOf(lastStatus);
  if (state === 'offered') return 'InStock';
  return state === 'conditional' ? 'Reserved' : 'SoldOut';
}

function offer(listing: FullListing, url: string, site: JsonLdSite): JsonLdNode {
  return {
    '@type': 'Offer',
    url,
    price: listing.listPrice,
    priceCurrency: 'CAD',
    availability: `https://schema.org/${availability(listing)}`,
    businessFunction: `http://purl.org/goodrelations/v1#${listing.type === 'Sale' ? 'Sell' : 'LeaseOut'}`,
    seller: { '@type': 'RealEstateAgent', name: site.brokerage, telephone: site.phone },
  };
}

function breadcrumbs(listing: FullListing, { origin }: JsonLdSite): JsonLdNode {
  const { state, city, neighborhood } = listing.address;
  const places = [
    { name: state, path: listPath({ state }) },
    { name: city, path: listPath({ state, city }) },
    ...(neighborhood
      ? [{ name: neighborhood, path: listPath({ state, city, neighborhood }) }]
      : []),
  ];
  const page = { name: streetLine(listing.address), path: detailPath(listing) };
  return breadcrumbList([...places, page], origin);
}

/**
 * A listing for search engines, in the words of schema.org: the listing with its offer and its
 * residence, and the way to it. Only for a listing that everyone may see.
 */
export function listingJsonLd(
  listing: FullListing,
  page: { readonly url: string; readonly image: string | null },
  site: JsonLdSite,
): JsonLdNode {
  const { url, image } = page;
  const { description } = listing.details;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': url,
        url,
        name: `${streetLine(listing.address)}, ${cityLine(listing.address)}`,
        datePosted: listing.listDate.slice(0, 10),
        ...property('description', description?.slice(0, 5000)),
        ...property('image', image),
        mainEntity: residence(listing),
        offers: offer(listing, url, site),
      },
      breadcrumbs(listing, site),
    ],
  };
}
