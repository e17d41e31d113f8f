import type { AnySummary } from '#src/contract/listings/listing.ts';

export type CityAndState = { readonly city: string; readonly state: string };

/** A city with its region or county; null where none of its homes may name it. */
type CityInArea = CityAndState & { readonly area: string | null };

const areaOf = ({ address }: AnySummary) => ('area' in address ? address.area : null);

/** The city most of the listings are in; undefined for none. */
export function mainCity(listings: readonly AnySummary[]): CityInArea | undefined {
  const groups = Map.groupBy(listings, ({ address }) => `${address.state}/${address.city}`);
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const address = largest[0]?.address;
  const area = largest.map(areaOf).find((each) => each !== null) ?? null;
  return address && { city: address.city, state: address.state, area };
}
