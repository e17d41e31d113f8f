import { DEFAULT_SORT, LIST_SORTS, type ListSort } from '#src/domain/search/list/list-sorts.ts';
import { PRICES_OF } from '#src/domain/search/filter-form.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { drawnAreaTexts } from '#src/domain/search/drawn-areas.ts';
import { type ListRequest, listHref } from '#src/domain/search/list/list-route.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { AmountsSwitch, MonthlyTerms } from '#src/ui/filters/fields/AmountsSwitch.tsx';
import { FilterChips } from '#src/ui/filters/FilterChips.tsx';
import { FilterFields } from '#src/ui/filters/FilterFields.tsx';
import { MenuFields, type MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';
import { SaveSearchButton } from '#src/ui/filters/SaveSearchButton.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { cachedPart } from '../../cached-part.tsx';
import { AreaChips } from './AreaChips.tsx';
import { filtersShown } from './filters-shown.ts';

/** The form is drawn once, on the server: a change is sent, or taken by islands/list-filters. */
const leaveToTheForm = () => {};

const cachedFields = (menu: MenuFieldsProps['menu']) =>
  cachedPart(`${menu}-fields`, ({ filters }: Pick<MenuFieldsProps, 'filters'>) => (
    <MenuFields menu={menu} filters={filters} onChange={leaveToTheForm} />
  ));

const CACHED_FIELDS = {
  price: cachedFields('price'),
  budget: cachedFields('budget'),
  homeType: cachedFields('homeType'),
  rooms: cachedFields('rooms'),
  more: cachedFields('more'),
} satisfies Record<MenuFieldsProps['menu'], unknown>;

/** Most searches share most menus. */
function CachedMenuFields({ menu, filters }: MenuFieldsProps) {
  const Fields = CACHED_FIELDS[menu];
  return <Fields filters={filtersShown(menu, filters)} />;
}

function SeeHomes() {
  const words = useTexts(filtersTexts);
  return (
    <button type="submit" className="btn-primary" data-see-homes aria-live="polite">
      {words.seeHomes}
    </button>
  );
}

function SortField({ sort }: { sort: ListSort }) {
  const words = useTexts(filtersTexts);
  return (
    <div className="flex max-sm:grid max-sm:grid-cols-1 max-sm:basis-36 max-sm:grow items-center gap-3 min-w-0">
      <span className="max-sm:hidden text-sm text-muted" aria-hidden="true">
        {words.sort}
      </span>
      <SelectField
        compact
        label={words.sort}
        name="sort"
        value={sort}
        options={LIST_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={leaveToTheForm}
      />
    </div>
  );
}

type Props = {
  request: ListRequest;
  /** Today, YYYY-MM-DD. */
  today: string;
  isSortable: boolean;
};

/**
 * The filters of a list, the active ones and the sort, as a form that works without JavaScript: the names
 * of its fields are those of the list's address.
 */
export function FilterForm({ request, today, isSortable }: Props) {
  const words = useTexts(filtersTexts);
  const { place, areas = [], filters, order } = request;
  const plain = defaultFilters('sale');
  const placeHref = listHref({ place, filters: plain, order: DEFAULT_ORDER, page: 1 });
  return (
    <form
      method="get"
      action={placeHref}
      aria-label={words.label}
      autoComplete="off"
      data-list-filters
      data-applied={listHref({ ...request, page: 1 })}
      data-today={today}
      className="mb-7"
    >
      <input type="hidden" name={PRICES_OF} value={filters.type} />
      {drawnAreaTexts(areas).map((text) => (
        <input key={text} type="hidden" name="area" value={text} />
      ))}
      {order.sort === 'random' && order.seed !== null && (
        <input type="hidden" name="seed" value={order.seed} />
      )}
      {!isSortable && order.sort !== DEFAULT_SORT && (
        <input type="hidden" name="sort" value={order.sort} />
      )}
      <div className="filter-bar -mx-4 px-4 sm:-mx-6 sm:px-6 md:mx-0 md:px-0 border-y border-line">
        <FilterFields
          isStatic
          Fields={CachedMenuFields}
          filters={filters}
          onChange={leaveToTheForm}
          onNothingLeft={leaveToTheForm}
          footer={<SeeHomes />}
        />
        <SaveSearchButton />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <AreaChips request={request} />
        <FilterChips
          filters={filters}
          way={{ hrefOf: (next) => listHref({ ...request, filters: next, page: 1 }) }}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6 max-sm:w-full max-sm:justify-between sm:ml-auto">
          <AmountsSwitch name="amounts" filters={filters} onChange={leaveToTheForm} />
          {isSortable && <SortField sort={order.sort} />}
        </div>
        <noscript>
          <button type="submit" className="btn-secondary">
            {words.seeHomes}
          </button>
        </noscript>
      </div>
      <div className="mt-3 empty:hidden">
        <MonthlyTerms filters={filters} />
      </div>
    </form>
  );
}
