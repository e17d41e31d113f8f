import type { SearchFilters } from '#src/domain/search/filters/registry.ts';

/** The props of filter fields: the filters, and the callback for changed ones. */
export type FieldsProps = {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
};
