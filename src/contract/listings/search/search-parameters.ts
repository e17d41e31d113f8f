import { FIELD_PARAMETERS } from './fields/field-parameters.ts';
import type { ListingSearch } from './search.ts';
import { ANSWER_OPTIONS, PLACE_AND_WORDS } from './search-options.ts';
import type { SearchParameter } from './search-parameter.ts';

const parameters = Object.entries<SearchParameter>({
  ...FIELD_PARAMETERS,
  ...PLACE_AND_WORDS,
  ...ANSWER_OPTIONS,
});

/** What each parameter of a search means. */
export const SEARCH_PARAMETERS = Object.fromEntries(
  parameters.map(([name, { text }]) => [name, text]),
) as Readonly<Record<keyof ListingSearch, string>>;
