import type { ReactNode } from 'react';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { LIST_SORTS, type ListSort } from '#src/domain/search/list/list-sorts.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { AmountsSwitch, MonthlyTerms } from '../filters/fields/AmountsSwitch.tsx';
import { useTexts } from '../locale/use-texts.ts';

type Props = {
  title: string;
  /** The shown and the total count, or a placeholder. */
  count: ReactNode;
  /** The same search as a page of its own, for small windows. */
  listHref: string;
  sort: ListSort;
  filters: SearchFilters;
  /** Absent, as the other, while no script runs. */
  onSort?: (sort: ListSort) => void;
  onFilters?: (filters: SearchFilters) => void;
};

const noop = () => {};

function SortField({ sort, onSort }: Pick<Props, 'sort' | 'onSort'>) {
  const words = useTexts(filtersTexts);
  const choose = (value: string) => {
    const nextSort = LIST_SORTS.find((each) => each === value);
    if (nextSort) onSort?.(nextSort);
  };
  const options = LIST_SORTS.map((value) => ({ value, label: words.sorts[value] }));
  return (
    <SelectField compact label={words.sort} value={sort} options={options} onChange={choose} />
  );
}

/** The header above the homes beside the map: where they are, how many, and their order. */
export function PanelHeader({ title, count, listHref, sort, filters, ...changes }: Props) {
  const words = useTexts(mapTexts);
  const { onSort, onFilters } = changes;
  return (
    <header className="results-header">
      <div className="min-w-0 md:max-lg:col-span-full">
        <h2 className="heading-3 max-md:truncate">{title}</h2>
        <p className="flex items-center min-h-[1.6em] text-sm text-muted tabular-nums">{count}</p>
      </div>
      <a
        href={listHref}
        className="link inline-flex items-center justify-self-end min-h-11 text-sm md:hidden"
      >
        {words.listPage}
      </a>
      <div className="results-ways">
        <div inert={!onFilters}>
          <AmountsSwitch filters={filters} onChange={onFilters ?? noop} />
        </div>
        <div className="min-w-0 max-sm:w-39" inert={!onSort}>
          <SortField sort={sort} {...(onSort ? { onSort } : {})} />
        </div>
      </div>
      <div className="col-span-full empty:hidden">
        <MonthlyTerms filters={filters} />
      </div>
    </header>
  );
}
