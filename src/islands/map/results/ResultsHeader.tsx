import { useStore } from '@nanostores/react';
import { LIST_SORTS } from '#src/domain/search/list/list-sorts.ts';
import { type ListPlace, listHref } from '#src/domain/search/list/list-route.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/fold.ts';
import type { Locale } from '#src/messages/locale.ts';
import { filtersTexts } from '#src/messages/filters.ts';
import { mapTexts } from '#src/messages/map.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $polygon, $searchBoundary, type Polygon } from '#src/stores/search/search-boundary.ts';
import { $placeNearby } from '#src/stores/search/geolocation.ts';
import { $placeCount } from '#src/stores/search/panel/place-count.ts';
import { shownValue } from '#src/stores/shell/async-state.ts';
import { $filters, $order, chooseSort } from '#src/stores/search/search.ts';
import type { SearchBoundary } from '#src/domain/search/search-boundary.ts';
import type { SavedSettings } from '#src/stores/shell/saved-settings.ts';
import { $mapCity } from '#src/stores/search/settings.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';

function SortField() {
  const filtersWords = useTexts(filtersTexts);
  const { sort } = useStore($order);
  const choose = (value: string) => {
    const chosen = LIST_SORTS.find((each) => each === value);
    if (chosen) chooseSort(chosen);
  };
  const options = LIST_SORTS.map((value) => ({ value, label: filtersWords.sorts[value] }));
  return (
    <SelectField
      compact
      label={filtersWords.sort}
      value={sort}
      options={options}
      onChange={choose}
    />
  );
}

/** Where the homes are: the place the search is bound to, and how many it has, else what is in view. */
function whereText(
  polygon: Polygon | null,
  placeCount: number | null,
  placeNearby: string | null,
  locale: Locale,
): string {
  const mapWords = mapTexts(locale);
  if (!polygon) return placeNearby ? mapWords.nearPlace(placeNearby) : mapWords.panelLabel;
  const { type, name } = polygon;
  if (type === 'drawn') return mapWords.inDrawnArea;
  return placeCount === null ? mapWords.inPlace(name) : mapWords.countInPlace(placeCount, name);
}

/** What a list of the same homes is of: the place the search is bound to, else the city in view. */
function listPlace(bound: SearchBoundary | null, city: SavedSettings['city']): ListPlace {
  const isBound = bound?.kind === 'place';
  const province = provinceOf(isBound ? bound.state : (city?.state ?? ''));
  if (!province) return {};
  if (!isBound) return { province, citySlug: slug(city?.city ?? '') };
  const { citySlug, neighborhoodSlug } = bound;
  return { province, citySlug, ...(neighborhoodSlug ? { neighborhoodSlug } : {}) };
}

/** On small windows: the same search as a page of its own. */
function ListPageLink() {
  const mapWords = useTexts(mapTexts);
  const place = listPlace(useStore($searchBoundary), useStore($mapCity));
  const filters = useStore($filters);
  const order = useStore($order);
  return (
    <a
      href={listHref({ place, filters, order, page: 1 })}
      className="link inline-flex items-center min-h-11 md:hidden"
    >
      {mapWords.listPage}
    </a>
  );
}

type Props = {
  /** How many of how many; null where there are none to count. */
  count: string | null;
  /** Whether the count is yet to come: its room is kept. */
  isAwaited: boolean;
};

/** Above the cards: where, how many of how many, the same search as a page, and how they are sorted. */
export function ResultsHeader({ count, isAwaited }: Props) {
  const locale = useLocale();
  const state = useStore($polygon);
  const polygon = state.kind === 'ready' ? state.value : null;
  const placeCount = shownValue(useStore($placeCount));
  const placeNearby = useStore($placeNearby);
  const isPartOfPlace = count !== null && placeCount !== null;
  return (
    <header className="results-header">
      <div className="min-w-0">
        <h2 className="heading-3 max-md:truncate">
          {whereText(polygon, placeCount, placeNearby, locale)}
        </h2>
        <p className="flex items-center min-h-[1.6em] text-sm text-muted tabular-nums">
          {isAwaited ? (
            <span className="skeleton w-30 h-3.5 my-[calc((1lh-0.875rem)/2)]" />
          ) : isPartOfPlace ? (
            mapTexts(locale).inView(count)
          ) : (
            count
          )}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <ListPageLink />
        <div className="flex-none w-39 sm:w-auto">
          <SortField />
        </div>
      </div>
    </header>
  );
}
