import { atom, computed } from 'nanostores';
import type { ListSort } from '#src/domain/search/list/list-sorts.ts';
import { withPrices, withType } from '#src/domain/search/filters/price.ts';
import {
  defaultFilters,
  type SearchFilters,
  withoutLimits,
} from '#src/domain/search/filters/registry.ts';
import { withMarketStatus } from '#src/domain/search/filters/market-status.ts';
import { DEFAULT_ORDER, type ListOrder, orderBy } from '#src/domain/search/list/list-order.ts';
import { shuffleSeed } from './panel/shuffle-seed.ts';

/** What the visitor searches for. */
export const $filters = atom<SearchFilters>(defaultFilters('sale'));

/** The order of results in lists. */
export const $order = atom<ListOrder>(DEFAULT_ORDER);

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** The main amount on cards and pins: the price of a home, or its monthly cost. */
export const $amounts = computed($filters, ({ amounts }) => amounts);

let finding = $filters.get();

/** The filters that decide the results: other amounts do not make another search. */
export const $findingFilters = computed($filters, (filters) => {
  const plain: SearchFilters = { ...filters, amounts: 'price' };
  if (!isSame(plain, finding)) finding = plain;
  return finding;
});

/** Sets all filters at once. */
export function setFilters(filters: SearchFilters): void {
  if (!isSame(filters, $filters.get())) $filters.set(filters);
}

/** Changes some filters; prices go through `choosePrices`, the sides shown through `show`. */
export function changeFilters(
  change: Partial<Omit<SearchFilters, 'type' | keyof Prices | keyof MarketSides>>,
): void {
  setFilters({ ...$filters.get(), ...change });
}

/** Sale or lease; prices start anew, because the two have different scales. */
export function chooseType(type: SearchFilters['type']): void {
  setFilters(withType($filters.get(), type));
}

type Prices = { readonly minPrice: number | null; readonly maxPrice: number | null };

export function choosePrices(prices: Prices): void {
  setFilters(withPrices($filters.get(), prices));
}

type MarketSides = { readonly showActive: boolean; readonly showClosed: boolean };

/** Switches homes on the market and closed homes on or off; one of them stays on. */
export function setMarketSides(change: Partial<MarketSides>): void {
  const filters = $filters.get();
  const { showActive, showClosed } = { ...filters, ...change };
  const nextFilters = withMarketStatus(filters, { showActive, showClosed });
  if (nextFilters) setFilters(nextFilters);
  else console.warn('Active or sold homes: at least one of them stays on.');
}

export function clearFilters(): void {
  setFilters(withoutLimits($filters.get()));
}

/** Sets the order in an address; a shuffle without a seed gets that of this visit. */
export function setOrder(order: ListOrder): void {
  const seededState =
    order.sort === 'random' && order.seed === null ? orderBy('random', shuffleSeed()) : order;
  if (!isSame(seededState, $order.get())) $order.set(seededState);
}

export function chooseSort(sort: ListSort): void {
  setOrder(orderBy(sort, null));
}
