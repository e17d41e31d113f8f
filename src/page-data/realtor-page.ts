import type { SearchResult } from '#src/contract/listings/listing.ts';
import { loadSmallTrend } from '#src/domain/market/trends/load-trends.ts';
import { cityPlace } from '#src/domain/market/trends/trend-place.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { type ServedPlace, servedPlaces } from '#src/domain/places/served-places.ts';
import { listPath } from '#src/domain/routes.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { visibleHomes } from '#src/domain/search/list/hidden-homes.ts';
import { orderBy } from '#src/domain/search/list/list-order.ts';
import { type ListPlace, listSearch } from '#src/domain/search/list/list-route.ts';
import { findPage } from '#src/domain/search/list/results-page.ts';
import type { PageLocals } from './page-locals.ts';

export type PlaceWithList = { readonly name: string; readonly href: string };

/** Where a realtor works: the newest homes of the first place, its sales, and the other places. */
export type RealtorArea = {
  readonly place: PlaceWithList;
  readonly homes: readonly SearchResult[];
  /** How many homes are for sale in the place in all. */
  readonly count: number;
  /** Its sales in a few figures; undefined where none are known. */
  readonly market: SmallTrend | undefined;
  readonly otherPlaces: readonly PlaceWithList[];
};

const HOMES_SHOWN = 4;

const withList = ({ name, province, citySlug }: ServedPlace): PlaceWithList => ({
  name,
  href: listPath({ state: province.code, ...(citySlug && { city: citySlug }) }),
});

/** The homes and the market of a realtor's area; undefined where the area or the answer is missing. */
export async function realtorArea(
  serves: readonly string[],
  { call, today, hasSold, logFailure }: PageLocals,
): Promise<RealtorArea | undefined> {
  const [first, ...others] = servedPlaces(serves);
  if (!first) return undefined;
  const { province, citySlug } = first;
  const place: ListPlace = citySlug ? { province, citySlug } : { province };
  const order = orderBy('createdOnDesc', null);
  const search = listSearch({ place, filters: defaultFilters('sale'), order }, today);
  const outcome = await findPage(call, { search, page: 1, pageSize: HOMES_SHOWN });
  if (!outcome.ok) {
    logFailure?.(new Error(`The homes of a realtor could not be searched: ${outcome.error.kind}.`));
    return undefined;
  }
  const trendPlace = hasSold && citySlug ? cityPlace(first.name, province.code) : undefined;
  return {
    place: withList(first),
    homes: visibleHomes(outcome.value).visible,
    count: outcome.value.count,
    market: trendPlace && (await loadSmallTrend(call, trendPlace, today)),
    otherPlaces: others.map(withList),
  };
}
