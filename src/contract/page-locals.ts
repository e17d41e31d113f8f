import type { ListingSuggestions } from './detail-calls.ts';
import type { PlaceDatabase, PlaceSuggestions } from './place-calls.ts';
import type { CallOutcome, ListingKey, RealtyCalls } from './realty-calls.ts';

type City = PlaceDatabase['cities'][number];

/** What a page that is rendered on request may ask the server that renders it. */
export type PageLocals = {
  /** For the viewer the page is rendered for. */
  readonly realty: RealtyCalls & {
    getListingSuggestions(
      key: ListingKey,
      fields: readonly string[],
    ): Promise<CallOutcome<ListingSuggestions>>;
  };
  readonly places: {
    /** Every city of that name, as it stands in an address, the largest first. */
    citiesNamed(citySlug: string): readonly City[];
    /** At most `limit` of each group. */
    suggest(text: string, limit: number): Promise<PlaceSuggestions>;
  };
  /** The day it is, YYYY-MM-DD. */
  readonly today: string;
};
