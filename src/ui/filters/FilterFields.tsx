import './filters.css';
import type { ComponentType, ReactNode } from 'react';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import type { FilterChip } from '#src/domain/search/filters/registry.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts, useLocale } from '../locale/use-texts.ts';
import type { FieldsProps } from './fields/fields-props.ts';
import { budgetText, homeTypesText, priceText, roomsText } from './filter-texts.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { MarketStatusFields } from './fields/MarketStatusFields.tsx';
import type { MenuFieldsProps } from './fields/MenuFields.tsx';
import { TypeSwitch } from './TypeSwitch.tsx';

/** Filters with their own menu or switches; all others are under "More". */
const IN_OWN_MENUS: ReadonlySet<string> = new Set([
  'closed',
  'price',
  'budget',
  'homeType',
  'beds',
  'baths',
] satisfies FilterChip['kind'][]);

type Props = FieldsProps & {
  /** Draws the fields of a menu; a page may fetch them when one is opened. */
  Fields: ComponentType<MenuFieldsProps>;
  onNothingLeft: () => void;
  /** Below the fields of each menu: its actions, and how many homes the filters leave. */
  footer: ReactNode;
  /** Whether the page is drawn once, on the server. */
  isStatic?: boolean;
};

/** All filters in one row: a switch, two toggles and five menus labelled with their values. */
export function FilterFields({
  filters,
  onChange,
  onNothingLeft,
  footer,
  Fields,
  isStatic = false,
}: Props) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const kinds = new Set(activeFilters(filters).map(({ chip }) => chip.kind));
  const rooms = roomsText(filters, locale);
  const more = [...kinds].filter((kind) => !IN_OWN_MENUS.has(kind));
  return (
    <>
      <TypeSwitch filters={filters} onChange={onChange} />
      <MarketStatusFields filters={filters} onChange={onChange} onNothingLeft={onNothingLeft} />
      <FilterMenu
        label={priceText(filters, locale)}
        isSet={kinds.has('price')}
        footer={footer}
        isStatic={isStatic}
      >
        <Fields menu="price" filters={filters} onChange={onChange} />
      </FilterMenu>
      {filters.type === 'sale' && (
        <FilterMenu
          label={budgetText({ ...filters, cash: filters.monthlyMax ? null : filters.cash }, locale)}
          isSet={kinds.has('budget')}
          footer={footer}
          isStatic={isStatic}
        >
          <Fields menu="budget" filters={filters} onChange={onChange} />
        </FilterMenu>
      )}
      <FilterMenu
        label={homeTypesText(filters, locale)}
        isSet={kinds.has('homeType')}
        footer={footer}
        isStatic={isStatic}
      >
        <Fields menu="homeType" filters={filters} onChange={onChange} />
      </FilterMenu>
      <FilterMenu label={rooms} isSet={rooms !== words.rooms} footer={footer} isStatic={isStatic}>
        <Fields menu="rooms" filters={filters} onChange={onChange} />
      </FilterMenu>
      <FilterMenu
        label={more.length > 0 ? words.moreSet(more.length) : words.more}
        isSet={more.length > 0}
        footer={footer}
        isStatic={isStatic}
      >
        <Fields menu="more" filters={filters} onChange={onChange} />
      </FilterMenu>
    </>
  );
}
