import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

/** A street, or an address on one, as a provider of addresses gives it. */
export type ProvidedAddress = {
  /** Null for the street itself. */
  readonly houseNumber: string | null;
  readonly street: string;
  readonly city: string;
  /** Two-letter code of the province. */
  readonly province: string;
  readonly point: LatLng;
  /** The bounds of a street, if the provider gives them. */
  readonly bounds: Bounds | null;
};

/** A service for the streets and addresses of Canada, for example one over OpenStreetMap. */
export type AddressProvider = {
  /**
   * Streets and addresses that a text names or begins, the best first.
   *
   * @param options.near puts the nearest first among equally good ones
   * @throws when the service is out of reach
   */
  search(
    text: string,
    options: { readonly near?: LatLng | undefined; readonly limit: number },
  ): Promise<readonly ProvidedAddress[]>;
  /**
   * The address at a point or next to it; undefined when there is none.
   *
   * @throws when the service is out of reach
   */
  reverse(point: LatLng): Promise<ProvidedAddress | undefined>;
};

/** A provider that never throws, and reports whether its answers are incomplete. */
export type ResilientProvider = AddressProvider & { isAnswering(): boolean };

/**
 * Finds no address: for real listings without a provider, as the streets of the demo world are invented.
 */
export const noAddresses: ResilientProvider = {
  search: async () => [],
  reverse: async () => undefined,
  isAnswering: () => true,
};
