import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import { PriceSlider } from '#src/ui/filters/fields/PriceSlider.tsx';

afterEach(cleanup);

type Change = Partial<SearchFilters> & { type?: 'sale' | 'lease' };

type Move = { readonly thumb: string; readonly to: number };

/** The filters after a thumb was moved to a step; undefined when they stay. */
function afterMove(filters: Change, { thumb, to }: Move): SearchFilters | undefined {
  let changed: SearchFilters | undefined;
  render(
    <PriceSlider
      filters={{ ...defaultFilters(filters.type ?? 'sale'), ...filters }}
      onChange={(next) => {
        changed = next;
      }}
    />,
  );
  const slider = screen.getByRole('slider', { name: thumb });
  fireEvent.change(slider, { target: { value: String(to) } });
  fireEvent.keyUp(slider);
  return changed;
}

const HIGH_TO_BOTTOM = { thumb: 'Maximum price', to: 0 };
const HIGH_TO_TOP = { thumb: 'Maximum price', to: 99 };
const LOW_TO_TOP = { thumb: 'Minimum price', to: 99 };

test.each<[string, Change, Move, Change]>([
  ['the highest price stops above zero', {}, HIGH_TO_BOTTOM, { minPrice: null, maxPrice: 50_000 }],
  ['… of a lease', { type: 'lease' }, HIGH_TO_BOTTOM, { minPrice: null, maxPrice: 100 }],
  [
    'the highest price stops above the lowest',
    { minPrice: 500_000 },
    HIGH_TO_BOTTOM,
    { minPrice: 500_000, maxPrice: 525_000 },
  ],
  [
    'the lowest price stops below the highest',
    { maxPrice: 500_000 },
    LOW_TO_TOP,
    { minPrice: 475_000, maxPrice: 500_000 },
  ],
  ['the lowest price stops below the top', {}, LOW_TO_TOP, { minPrice: 6_500_000, maxPrice: null }],
  [
    'only the top of the scale is no maximum',
    { maxPrice: 500_000 },
    HIGH_TO_TOP,
    { minPrice: null, maxPrice: null },
  ],
])('%s', (_, filters, move, prices) => {
  expect(afterMove(filters, move)).toMatchObject(prices);
});
