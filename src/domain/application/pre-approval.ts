import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { ApplicationPrefill } from '#src/contract/application/prefill.ts';
import type { AnyListing } from '#src/contract/listings/listing.ts';
import { streetLine } from '../listing/address.ts';
import { provinceOf } from '../places/provinces.ts';
import { BASE_PATH, pagePath } from '../routes.ts';

/** Where links to get pre-approved lead: `/application`, or an address outside this site. */
export function preApprovalPath(destination: string): string {
  return destination.startsWith('/') ? pagePath(destination as `/${string}`) : destination;
}

function valuesOf(listing: AnyListing): Readonly<Record<string, string | number | null>> {
  const { address, mlsNumber } = listing;
  const place = { city: address.city, province: provinceOf(address.state)?.code ?? '' };
  if ('restricted' in listing) return { ...place, listing: mlsNumber };
  return {
    price: listing.type === 'Sale' ? Math.round(listing.listPrice) : '',
    address: streetLine({ ...listing.address, unitNumber: null }),
    unit: listing.address.unitNumber,
    ...place,
    postalCode: listing.address.zip,
    listing: mlsNumber,
  };
}

/** The same from the page of a home, with its price and place for the application. */
export function preApprovalPathOf(destination: string, listing: AnyListing): string {
  const path = preApprovalPath(destination);
  if (!path.startsWith(BASE_PATH)) return path;
  const values = Object.entries(valuesOf(listing)).filter(([, value]) => value);
  const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return `${path}?${query.toString()}`;
}

/** The same with the inputs of the affordability calculator; whole dollars. */
export function preApprovalPathFor(
  destination: string,
  filledIn: { readonly price: number; readonly down: number; readonly income: number },
): string {
  const path = preApprovalPath(destination);
  if (!path.startsWith(BASE_PATH)) return path;
  const values = Object.entries(filledIn).filter(([, dollars]) => dollars >= 1);
  const query = new URLSearchParams(
    values.map(([name, dollars]) => [name, String(Math.floor(dollars))]),
  );
  return `${path}?${query.toString()}`;
}

type Group = Readonly<Record<string, string | number | undefined>>;

const definedValues = <Values extends Group>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Reads the values passed in the address of the application; undefined when there are none. For facts of
 * the household that it omits, the visitor's earlier answers stay.
 */
export function readPrefill(
  query: string,
  household: Pick<ApplicationPrefill, 'income' | 'down'> = {},
): ApplicationPrefill | undefined {
  const prefill = ApplicationPrefill.parse(Object.fromEntries(new URLSearchParams(query)));
  const values = definedValues(prefill);
  return Object.keys(values).length > 0 ? { ...prefill, ...household, ...values } : undefined;
}

/** An application filled in with the passed values. */
export function prefilledDraft(prefill: ApplicationPrefill): ApplicationDraft {
  const { price, down, income, listing, ...place } = prefill;
  const expectedPrice = definedValues({ totalDollars: price, downPaymentDollars: down });
  return {
    purpose: 'pre_approval',
    propertyInfo: definedValues({ ...place, mlsNumber: listing }),
    ...(Object.keys(expectedPrice).length > 0 && { expectedPrice }),
    ...(income !== undefined && { employment: { annualIncomeDollars: income } }),
  };
}
