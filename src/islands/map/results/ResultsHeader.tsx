import { useStore } from '@nanostores/react';
import { listPlaceOf } from '#src/domain/map/list-place.ts';
import { listHref } from '#src/domain/search/list/list-route.ts';
import type { Locale } from '#src/messages/locale.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { $polygon, $searchBoundary, type Polygon } from '#src/stores/search/search-boundary.ts';
import { $placeNearby } from '#src/stores/search/geolocation.ts';
import { $boundaryCount } from '#src/stores/search/panel/boundary-count.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $filters, $order, chooseSort, setFilters } from '#src/stores/search/search.ts';
import { $mapCity } from '#src/stores/search/settings.ts';
import { PanelHeader } from '#src/ui/map/PanelHeader.tsx';

/** The place of the homes: the bound of the search, and how many it has, else the view. */
function whereText(
  polygon: Polygon | null,
  boundaryCount: number | null,
  placeNearby: string | null,
  locale: Locale,
): string {
  const mapWords = mapTexts(locale);
  if (!polygon) return placeNearby ? mapWords.nearPlace(placeNearby) : mapWords.panelLabel;
  const { type, name, path } = polygon;
  if (type === 'drawn') {
    return boundaryCount === null
      ? mapWords.inDrawnAreas(path.length)
      : mapWords.countInDrawnAreas(boundaryCount, path.length);
  }
  return boundaryCount === null
    ? mapWords.inPlace(name)
    : mapWords.countInPlace(boundaryCount, name);
}

/** The same search as a page of its own. */
function useListHref(): string {
  const where = listPlaceOf(useStore($searchBoundary), useStore($mapCity));
  return listHref({ ...where, filters: useStore($filters), order: useStore($order), page: 1 });
}

type Props = {
  /** The shown and the total count; null where there are none to count. */
  count: string | null;
  /** Whether the count is still loading: its room is kept. */
  isAwaited: boolean;
};

/** The header above the cards: place, counts, the same search as a page, and the sort order. */
export function ResultsHeader({ count, isAwaited }: Props) {
  const locale = useLocale();
  const state = useStore($polygon);
  const polygon = state.kind === 'ready' ? state.value : null;
  const boundaryCount = currentValue(useStore($boundaryCount));
  const placeNearby = useStore($placeNearby);
  const { sort } = useStore($order);
  const countText =
    count !== null && boundaryCount !== null ? mapTexts(locale).inView(count) : count;
  return (
    <PanelHeader
      title={whereText(polygon, boundaryCount, placeNearby, locale)}
      count={
        isAwaited ? <span className="skeleton w-30 h-3.5 my-[calc((1lh-0.875rem)/2)]" /> : countText
      }
      listHref={useListHref()}
      sort={sort}
      filters={useStore($filters)}
      onSort={chooseSort}
      onFilters={setFilters}
    />
  );
}
