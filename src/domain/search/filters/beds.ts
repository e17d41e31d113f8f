import { AT_LEAST } from './at-least.ts';
import { choiceFilter } from './choice-filter.ts';
import type { Filter } from './filter.ts';

/** The fewest bedrooms. */
export const leastBeds = choiceFilter({
  parameter: 'beds',
  field: 'minBeds',
  filterKey: 'minBedrooms',
  choices: AT_LEAST,
  none: 0,
});

/** The most bedrooms. */
export const mostBeds = choiceFilter({
  parameter: 'maxBeds',
  field: 'maxBeds',
  filterKey: 'maxBedrooms',
  choices: [null, 1, 2, 3, 4, 5],
  none: null,
});

type Beds = ReturnType<typeof leastBeds.defaults> & ReturnType<typeof mostBeds.defaults>;

type BedsChip = { readonly kind: 'beds'; readonly least: number; readonly most: number | null };

const isCrossed = ({ minBeds, maxBeds }: Beds) => maxBeds !== null && minBeds > maxBeds;

/** The fewest and the most bedrooms, as one filter with one chip. */
export const beds: Filter<Beds, unknown, BedsChip> = {
  parameters: [...leastBeds.parameters, ...mostBeds.parameters],
  defaults: (type) => ({ ...leastBeds.defaults(type), ...mostBeds.defaults(type) }),
  read: (query, others) => {
    const range = { ...leastBeds.read(query, others), ...mostBeds.read(query, others) };
    const { minBeds, maxBeds } = range;
    return isCrossed(range) ? { minBeds: maxBeds ?? 0, maxBeds: minBeds || null } : range;
  },
  write: (filters) => [...leastBeds.write(filters), ...mostBeds.write(filters)],
  toQuery: (filters, side) => ({
    ...leastBeds.toQuery(filters, side),
    ...mostBeds.toQuery(filters, side),
  }),
  chips: ({ minBeds, maxBeds }) =>
    minBeds || maxBeds ? [{ kind: 'beds', least: minBeds, most: maxBeds }] : [],
};

/** Sets one end of the range; the other end goes along where the two would cross. */
export function withBeds<Filters extends Beds>(filters: Filters, end: Partial<Beds>): Filters {
  const range = { ...filters, ...end };
  if (!isCrossed(range)) return range;
  return end.minBeds === undefined
    ? { ...range, minBeds: range.maxBeds ?? 0 }
    : { ...range, maxBeds: range.minBeds || null };
}
