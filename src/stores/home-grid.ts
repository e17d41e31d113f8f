import { atom, onMount } from 'nanostores';
import { realty } from '#src/clients/realty.ts';
import { SUMMARY_FIELDS } from '#src/contract/listing.ts';
import type { ListingSearchReply } from '#src/contract/listing-search-reply.ts';
import { activeQuery } from '#src/domain/filter-query.ts';
import { defaultFilters } from '#src/domain/filters.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { latestInto, type Loading } from './loading.ts';

export const HOME_GRID_SIZE = 4;

export type HomePlace = { readonly city: string; readonly state: string };

/** The city whose homes the home page shows. */
export const $homePlace = atom<HomePlace>({ city: 'Toronto', state: 'Ontario' });

/** The newest homes of that city. */
export const $homeGrid = atom<Loading<ListingSearchReply>>({ kind: 'idle' });

const request = latestInto($homeGrid);

export function loadHomeGrid(): void {
  const { city, state } = $homePlace.get();
  void request.load((signal) =>
    realty.searchListings(
      {
        ...activeQuery(defaultFilters('sale'), calendarDay(systemClock.now())),
        city: [city],
        state: [state],
        resultsPerPage: HOME_GRID_SIZE,
        sortBy: 'createdOnDesc',
        fields: SUMMARY_FIELDS,
      },
      signal,
    ),
  );
}

onMount($homeGrid, () => {
  const stop = $homePlace.subscribe(loadHomeGrid);
  return () => {
    stop();
    request.stop();
  };
});
