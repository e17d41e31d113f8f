import type { Sort } from '#src/contract/listings/search/sorts.ts';
import { DEFAULT_SORT, LIST_SORTS, type ListSort } from './list-sorts.ts';

/**
 * How a list is sorted. "Recommended" is a shuffle: its seed makes every page of one visit, and every
 * visit of one address, a page of the same shuffle. Null before a seed has been given.
 */
export type ListOrder =
  | { readonly sort: Exclude<ListSort, 'random'> }
  | { readonly sort: 'random'; readonly seed: number | null };

/** An order by the name of its sort. */
export function orderBy(sort: ListSort, seed: number | null): ListOrder {
  return sort === 'random' ? { sort, seed } : { sort };
}

export const DEFAULT_ORDER: ListOrder = orderBy(DEFAULT_SORT, null);

const SEED_PATTERN = /^\d{1,9}$/;

/** Seeds are below this. */
export const SEED_END = 1_000_000_000;

/** Reads the order of a list from an address; anything unreadable is the default. */
export function readOrder(query: URLSearchParams): ListOrder {
  const text = query.get('sort');
  const sort = LIST_SORTS.find((each) => each === text) ?? DEFAULT_SORT;
  const seed = query.get('seed') ?? '';
  return orderBy(sort, SEED_PATTERN.test(seed) ? Number(seed) : null);
}

/** Writes the order of a list into an address, unless it is the default. */
export function writeOrder(order: ListOrder, query: URLSearchParams): void {
  query.delete('sort');
  query.delete('seed');
  if (order.sort !== DEFAULT_SORT) query.set('sort', order.sort);
  if (order.sort === 'random' && order.seed !== null) query.set('seed', String(order.seed));
}

const BY_PRICE: Readonly<Partial<Record<ListSort, Sort>>> = {
  listPriceAsc: 'priceAsc',
  listPriceDesc: 'priceDesc',
};

/** The part of a search set by the order; closed homes are sorted by their sold prices. */
export function orderQuery(
  order: ListOrder,
  { showClosed }: { readonly showClosed: boolean },
): { sortBy: Sort; seed?: number } {
  if (order.sort !== 'random') {
    return { sortBy: (showClosed && BY_PRICE[order.sort]) || order.sort };
  }
  return { sortBy: order.sort, seed: order.seed ?? 0 };
}
