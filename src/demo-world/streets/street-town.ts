/** A town or city that gets streets, and the centres of its parts. */
export type StreetTown = {
  /** Province code and slug, such as "ON/st-catharines". */
  readonly key: string;
  readonly name: string;
  readonly province: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly neighbourhoods: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
  }[];
};
