import { slug } from '#src/lib/text/fold.ts';
import { boxRound } from '#src/lib/geo/local-plane.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { PlaceCity } from '../gazetteer/place-city.ts';
import { QUALITY } from '../search/match-quality.ts';
import { entryIn } from '../search/place-entry.ts';
import type { PlaceMatch } from '../search/search-places.ts';
import type { FoundStreet, StreetRequest } from '../streets/find-street.ts';
import type { AddressProvider, ProvidedAddress } from './address-provider.ts';

type ProvidedAddressesDependencies = {
  readonly provider: AddressProvider;
  /** The city of a key, for example "ON/toronto". */
  readonly cityOf: (key: string) => PlaceCity | undefined;
  /** The city that a point lies in, for places whose name the gazetteer lacks. */
  readonly cityAt: (point: LatLng) => PlaceCity | undefined;
};

/** An address of a provider as a match of the search, in a city of the gazetteer. */
export type ProvidedMatch = {
  readonly kind: 'address' | 'street';
  readonly match: PlaceMatch;
  readonly address: ProvidedAddress;
};

/** The first of several is the likeliest; the others may be the same street in other cities. */
const MAX_STREETS = 5;

/** Streets and addresses from a provider, as matches in cities of the gazetteer. */
export function providedAddresses({ provider, cityOf, cityAt }: ProvidedAddressesDependencies) {
  function inCity(address: ProvidedAddress): ProvidedMatch[] {
    const { city, province, point, houseNumber, street } = address;
    const placed = cityOf(`${province}/${slug(city)}`) ?? cityAt(point);
    if (!placed) return [];
    const entry = entryIn(placed, { kind: 'street', name: street, ...point });
    // Ranks below a name that was typed in full, and above one that only contains the text.
    const match = { ...entry, score: QUALITY.beginning };
    return [{ kind: houseNumber === null ? 'street' : 'address', match, address }];
  }

  const search = async (text: string, near: LatLng | undefined, limit: number) =>
    (await provider.search(text, { near, limit })).flatMap(inCity);

  return {
    search,
    /** The street that a text names, with the house of the number if it is found. */
    async findStreet({ text, number, near }: StreetRequest): Promise<FoundStreet | undefined> {
      const query = number === undefined ? text : `${number} ${text}`;
      const matches = await search(query, near, MAX_STREETS);
      const house = matches.find(
        ({ address }) => number !== undefined && isNumber(address.houseNumber, number),
      );
      const best = house ?? matches[0];
      if (!best) return undefined;
      const { match, address } = best;
      const bounds = address.bounds ?? boxRound([[address.point.lng, address.point.lat]]);
      return { match, bounds, house: house?.address.point };
    },
    reverse: provider.reverse,
  };
}

/** Whether a house number, for example "12A", has that number. */
function isNumber(houseNumber: string | null, number: number): boolean {
  return houseNumber !== null && Number.parseInt(houseNumber, 10) === number;
}
