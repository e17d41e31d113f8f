import { FIELD_PARAMETERS } from '../fields/field-parameters.ts';
import type { ListingSearch } from '../search.ts';
import { ANSWER_OPTIONS, OTHER_CONDITIONS } from '../search-options.ts';
import type { SearchParameter } from './search-parameter.ts';

const parameters = Object.entries<SearchParameter>({
  ...FIELD_PARAMETERS,
  ...OTHER_CONDITIONS,
  ...ANSWER_OPTIONS,
});

/** The meaning of each parameter of a search. */
export const SEARCH_PARAMETERS = Object.fromEntries(
  parameters.map(([name, { text }]) => [name, text]),
) as Readonly<Record<keyof ListingSearch, string>>;
