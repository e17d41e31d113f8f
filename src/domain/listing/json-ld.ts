import type { FullListing } from '#src/contract/listings/listing.ts';
import { cityLine, streetLine } from './address.ts';
import { listPath } from '../routes.ts';
import { marketStateOf } from './status.ts';

/** The site as the description of a listing names it. */
export type JsonLdSite = {
  /** Such as https://www.example.ca. */
  readonly origin: string;
  readonly brokerage: string;
  readonly phone: string;
};

type Node = Readonly<Record<string, unknown>>;

const APARTMENTS = /condo|apt|apartment|loft/i;
const HOUSES = /detached|house|link|bungalow|cottage/i;

function residenceType({ details }: FullListing): string {
  const kind = details.propertyType ?? '';
  if (APARTMENTS.test(kind)) return 'Apartment';
  return HOUSES.test(kind) ? 'SingleFamilyResidence' : 'Residence';
}

/** A member only where there is a value: search engines read an empty one as a mistake. */
const property = (name: string, value: unknown): Node =>
  value === null || value === undefined || value === '' ? {} : { [name]: value };

function residence(listing: FullListing): Node {
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

/** What an offer is called by schema.org's ItemAvailability. */
function availability({ lastStatus }: FullListing): string {
  if (lastStatus === 'Cs') return 'PreOrder';
  const state = marketStateOf(lastStatus);
  if (state === 'offered') return 'InStock';
  return state === 'conditional' ? 'Reserved' : 'SoldOut';
}

function offer(listing: FullListing, url: string, site: JsonLdSite): Node {
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

function breadcrumbs({ address }: FullListing, url: string, { origin }: JsonLdSite): Node {
  const { state, city, neighborhood } = address;
  const places = [
    { name: state, path: listPath({ state }) },
    { name: city, path: listPath({ state, city }) },
    ...(neighborhood
      ? [{ name: neighborhood, path: listPath({ state, city, neighborhood }) }]
      : []),
  ];
  const items = [
    ...places.map(({ name, path }) => ({ name, item: `${origin}${path}` })),
    { name: streetLine(address), item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}

/**
 * A listing for search engines, in the words of schema.org: the listing with its offer and its
 * residence, and the way to it. Only for a listing that everyone may see.
 */
export function listingJsonLd(
  listing: FullListing,
  page: { readonly url: string; readonly image: string | null },
  site: JsonLdSite,
): Node {
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
      breadcrumbs(listing, url, site),
    ],
  };
}
