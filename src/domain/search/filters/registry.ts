import { amounts } from './amounts.ts';
import { baths } from './baths.ts';
import { basement } from './basement.ts';
import { beds } from './beds.ts';
import { budget } from './budget.ts';
import { daysOnMarket } from './days-on-market.ts';
import { features } from './features.ts';
import type { ChipOf, Filter, SearchType, ValuesOf } from './filter.ts';
import { homeType } from './home-type.ts';
import { keywords } from './keywords.ts';
import { listedWithin } from './listed-within.ts';
import { lotSize } from './lot-size.ts';
import { maintenanceFee } from './maintenance-fee.ts';
import { openHouse } from './open-house.ts';
import { parking } from './parking.ts';
import { price } from './price.ts';
import { marketStatus } from './market-status.ts';
import { sqft } from './sqft.ts';
import { type } from './type.ts';
import { yearBuilt } from './year-built.ts';

const ALL = [
  type,
  price,
  budget,
  marketStatus,
  listedWithin,
  homeType,
  beds,
  baths,
  sqft,
  lotSize,
  yearBuilt,
  parking,
  maintenanceFee,
  basement,
  daysOnMarket,
  openHouse,
  features,
  keywords,
  amounts,
] as const;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never;
type Each = (typeof ALL)[number];

/** A visitor's choices in the filters. Prices are dollars; null is "no limit". */
export type SearchFilters = Intersection<ValuesOf<Each>>;

/** The possible contents of the chips of all filters. */
export type FilterChip = ChipOf<Each>;

/** A filter, typed by its effect on all filters together. */
type AnyFilter = Filter<Partial<SearchFilters>, SearchFilters, FilterChip>;

/** All filters, in the order in which they are read and stand in an address. */
export const FILTERS: readonly AnyFilter[] = ALL;

/** The filters without those that limit the results: how amounts are shown stays. */
export function withoutLimits(filters: SearchFilters): SearchFilters {
  return { ...defaultFilters(filters.type), amounts: filters.amounts };
}

/** The default filters of a search of a type. */
export function defaultFilters(of: SearchType): SearchFilters {
  return Object.assign({}, ...FILTERS.map(({ defaults }) => defaults(of))) as SearchFilters;
}
