import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { MenuFields, type MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';
import { LocaleContext } from '#src/ui/locale/use-texts.ts';
import { TodayContext } from '#src/ui/today.ts';
import { filtersShown } from '#src/views/list/filter-form/filters-shown.ts';
import { anyFilters } from '#tests/support/listings/search-filters.ts';

const MENUS = ['price', 'budget', 'homeType', 'rooms', 'more'] as const;

const fieldsOf = (menu: MenuFieldsProps['menu'], filters: SearchFilters) =>
  renderToStaticMarkup(
    <LocaleContext value={DEFAULT_LOCALE}>
      <TodayContext value="2026-11-27">
        <MenuFields menu={menu} filters={filters} onChange={() => undefined} />
      </TodayContext>
    </LocaleContext>,
  );

test.each(MENUS)(
  'the menu %s renders the same without the filters that it does not show',
  (menu) => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(fieldsOf(menu, filtersShown(menu, filters))).toBe(fieldsOf(menu, filters));
      }),
      { numRuns: 40 },
    );
  },
);
