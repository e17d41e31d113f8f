import type { AnySummary } from '#src/contract/listings/listing.ts';

export type CityAndState = { readonly city: string; readonly state: string };

/** The city most of the listings are in; undefined for none. */
export function mainCity(listings: readonly AnySummary[]): CityAndState | undefined {
  const groups = Map.groupBy(listings, ({ address }) => `${address.state}/${address.city}`);
  const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const address = largest?.[0]?.address;
  return address && { city: address.city, state: address.state };
}
