import type { SearchFilters } from '#src/domain/search/filters/registry.ts';

/** What fields of the filters are given: the filters, and what takes them changed. */
export type FieldsProps = {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
};
