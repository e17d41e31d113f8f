import './filters.css';
import type { ReactNode } from 'react';
import { withType } from '#src/domain/search/filters/price.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import type { FilterChip } from '#src/domain/search/filters/registry.ts';
import { en } from '#src/messages/en.ts';
import { ToggleGroup } from '../ToggleGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import { homeTypesText, priceText, roomsText } from './filter-texts.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { HomeTypeFields } from './HomeTypeFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RoomFields } from './RoomFields.tsx';
import { MarketStatusFields } from './MarketStatusFields.tsx';

const TYPES = [
  { value: 'sale', label: en.filters.sale },
  { value: 'lease', label: en.filters.lease },
] as const;

/** Filters that have a menu or switches of their own; all others are under "More". */
const IN_OWN_MENUS: ReadonlySet<string> = new Set([
  'closed',
  'price',
  'homeType',
  'beds',
  'baths',
] satisfies FilterChip['kind'][]);

type Props = FieldsProps & {
  onNothingLeft: () => void;
  /** Below the fields of each menu: what to do with them, and how many homes they leave. */
  footer: ReactNode;
};

/** All filters in one row: a switch, two toggles and four menus that say what they are set to. */
export function FilterFields({ filters, onChange, onNothingLeft, footer }: Props) {
  const kinds = new Set(activeFilters(filters).map(({ chip }) => chip.kind));
  const more = [...kinds].filter((kind) => !IN_OWN_MENUS.has(kind));
  return (
    <>
      <ToggleGroup
        label={en.filters.type}
        name="type"
        options={TYPES}
        value={filters.type}
        onChange={(type) => onChange(withType(filters, type))}
      />
      <MarketStatusFields filters={filters} onChange={onChange} onNothingLeft={onNothingLeft} />
      <FilterMenu label={priceText(filters)} isSet={kinds.has('price')} footer={footer}>
        <PriceFields filters={filters} onChange={onChange} />
      </FilterMenu>
      <FilterMenu label={homeTypesText(filters)} isSet={kinds.has('homeType')} footer={footer}>
        <HomeTypeFields filters={filters} onChange={onChange} />
      </FilterMenu>
      <FilterMenu
        label={roomsText(filters)}
        isSet={kinds.has('beds') || kinds.has('baths')}
        footer={footer}
      >
        <RoomFields filters={filters} onChange={onChange} />
      </FilterMenu>
      <FilterMenu
        label={more.length > 0 ? en.filters.moreSet(more.length) : en.filters.more}
        isSet={more.length > 0}
        footer={footer}
      >
        <MoreFields filters={filters} onChange={onChange} />
      </FilterMenu>
    </>
  );
}
