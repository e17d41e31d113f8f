import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

/** A street, or an address on one, as a provider of addresses tells of it. */
export type ProvidedAddress = {
  /** Null for the street itself. */
  readonly houseNumber: string | null;
  readonly street: string;
  readonly city: string;
  /** Two-letter code of the province. */
  readonly province: string;
  readonly point: LatLng;
  /** Of a street, where the provider tells it. */
  readonly bounds: Bounds | null;
};

/** A service that knows the streets and addresses of Canada, such as one of OpenStreetMap. */
export type AddressProvider = {
  /**
   * Streets and addresses that a text names or begins, the best first.
   *
   * @param options.near those near it come first among equally good ones
   * @throws when the service cannot be asked
   */
  search(
    text: string,
    options: { readonly near?: LatLng | undefined; readonly limit: number },
  ): Promise<readonly ProvidedAddress[]>;
  /**
   * The address at a point or next to it; undefined when there is none.
   *
   * @throws when the service cannot be asked
   */
  reverse(point: LatLng): Promise<ProvidedAddress | undefined>;
};

/** A provider that never throws, and says when its answers lack what it would otherwise tell. */
export type SteadyProvider = AddressProvider & { isAnswering(): boolean };

/** Knows no address: for real listings without a provider, as the streets of the demo world are invented. */
export const noAddresses: SteadyProvider = {
  search: async () => [],
  reverse: async () => undefined,
  isAnswering: () => true,
};
