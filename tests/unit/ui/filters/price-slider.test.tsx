import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import { PriceSlider } from '#src/ui/filters/fields/PriceSlider.tsx';

afterEach(cleanup);

type Change = Partial<SearchFilters> & { type?: 'sale' | 'lease' };

type Move = { readonly thumb: string; readonly to: number };

/** The filters after a thumb was moved to a step; undefined if they stay unchanged. */
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
  ['the maximum price stops above zero', {}, HIGH_TO_BOTTOM, { minPrice: null, maxPrice: 50_000 }],
  [
    'the maximum price of a lease stops above zero',
    { type: 'lease' },
    HIGH_TO_BOTTOM,
    { minPrice: null, maxPrice: 100 },
  ],
  [
    'the maximum price stops above the minimum',
    { minPrice: 500_000 },
    HIGH_TO_BOTTOM,
    { minPrice: 500_000, maxPrice: 525_000 },
  ],
  [
    'the minimum price stops below the maximum',
    { maxPrice: 500_000 },
    LOW_TO_TOP,
    { minPrice: 475_000, maxPrice: 500_000 },
  ],
  [
    'the minimum price stops below the top of the scale',
    {},
    LOW_TO_TOP,
    { minPrice: 6_500_000, maxPrice: null },
  ],
  [
    'the top of the scale means no maximum',
    { maxPrice: 500_000 },
    HIGH_TO_TOP,
    { minPrice: null, maxPrice: null },
  ],
])('%s', (_, filters, move, prices) => {
  expect(afterMove(filters, move)).toMatchObject(prices);
});

test('a price off the scale stays when its thumb only gets the focus', () => {
  const offScale = { minPrice: 812_345, maxPrice: 1_234_567 };
  const changes: SearchFilters[] = [];
  render(
    <PriceSlider
      filters={{ ...defaultFilters('sale'), ...offScale }}
      onChange={(next) => changes.push(next)}
    />,
  );
  const [low, high] = screen.getAllByRole('slider') as [HTMLElement, HTMLElement];
  expect(low.getAttribute('aria-valuetext')).toBe('$812,345');
  expect(high.getAttribute('aria-valuetext')).toBe('$1,234,567');
  for (const thumb of [low, high]) {
    fireEvent.keyUp(thumb, { key: 'Tab' });
    fireEvent.blur(thumb);
  }
  expect(changes).toEqual([]);
});

test('moving one thumb preserves the off-scale price of the other', () => {
  const offScale = { minPrice: 812_345, maxPrice: 1_234_567 };
  const next = afterMove(offScale, { thumb: 'Maximum price', to: 99 });
  expect(next).toMatchObject({ minPrice: 812_345 });
});
