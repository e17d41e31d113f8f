import type { MapPage } from '#src/page-data/map-page.ts';
import { FIRST_VIEW_PARTS } from '#src/domain/map/first-view.ts';
import type { MapPicture } from '#src/domain/map/map-picture.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { FilterFields } from '#src/ui/filters/FilterFields.tsx';
import { FiltersButton } from '#src/ui/filters/FiltersButton.tsx';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { SaveSearchButton } from '#src/ui/filters/SaveSearchButton.tsx';
import { TodayContext } from '#src/ui/today.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { FirstHomes } from './FirstHomes.tsx';
import { FirstPicture } from './FirstPicture.tsx';
import { FirstPins } from './FirstPins.tsx';

const noop = () => {};
const NoFields = () => null;

/** The state of the filters, for show until the script replaces them by its own. */
function FirstFilters({ filters }: { filters: SearchFilters }) {
  return (
    <div
      id={FIRST_VIEW_PARTS.filters}
      className="filter-bar border-b border-line bg-surface px-4"
      inert
    >
      <div className="first-filters-row">
        <FilterFields
          Fields={NoFields}
          filters={filters}
          onChange={noop}
          onNothingLeft={noop}
          footer={null}
        />
      </div>
      <div className="first-filters-button">
        <FiltersButton filters={filters} />
      </div>
      <SaveSearchButton />
    </div>
  );
}

type Props = {
  page: MapPage;
  /** Null where there is no picture of the map's look. */
  picture: MapPicture | null;
  /** Today, YYYY-MM-DD. */
  today: string;
};

function FirstViewContent({ page, picture, today }: Props) {
  const { address, view, pins, homes } = page;
  const isBesideHomes = homes && address.panel !== 'closed';
  return (
    <TodayContext value={today}>
      <FirstFilters filters={address.filters} />
      <div className="relative grow min-h-0 flex overflow-clip">
        <div
          id={FIRST_VIEW_PARTS.map}
          className="first-map"
          data-beside-homes={isBesideHomes ? '' : undefined}
        >
          {picture && <FirstPicture picture={picture} />}
          {pins && view && <FirstPins pins={pins} address={address} view={view} />}
        </div>
        {homes && (
          <AmountsContext value={address.filters.amounts}>
            <FirstHomes homes={homes} address={address} />
          </AmountsContext>
        )}
      </div>
    </TodayContext>
  );
}

/** The filters, map and homes of an address, shown until the map in the browser replaces them. */
export const FirstView = withLocale(FirstViewContent);
