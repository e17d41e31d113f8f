import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { Filter } from './filter.ts';

type Values<Field extends string, Choice> = { readonly [Name in Field]: Choice };

/** The content of a chip for a filter of a few choices; it has the name of its parameter. */
type AmountChip<Parameter extends string> = { readonly kind: Parameter; readonly amount: number };

/** The definition of a filter of a few choices. */
export type Choices<Parameter extends string, Field extends string, Choice> = {
  /** Its name in an address. */
  readonly parameter: Parameter;
  /** Its name among the filters. */
  readonly field: Field;
  /** The parameter of a search that takes the choice. */
  readonly filterKey: keyof ListingFilter;
  readonly choices: readonly Choice[];
  /** The choice that asks for nothing. */
  readonly none: Choice;
};

type ChoiceFilter<Parameter extends string, Field extends string, Choice> = Filter<
  Values<Field, Choice>,
  unknown,
  AmountChip<Parameter>
> &
  Choices<Parameter, Field, Choice>;

/** The choice with this spelling; undefined where there is none. */
export function choiceOf<Choice>(choices: readonly Choice[], text: string | null) {
  return text ? choices.find((choice) => String(choice) === text) : undefined;
}

/** Makes a filter from its choices: an address holds the chosen one, unless it asks for nothing. */
export function choiceFilter<
  const Parameter extends string,
  const Field extends string,
  Choice extends number | null,
>(definition: Choices<Parameter, Field, Choice>): ChoiceFilter<Parameter, Field, Choice> {
  const { parameter, field, filterKey, choices, none } = definition;
  const valuesOf = (choice: Choice) => ({ [field]: choice }) as Values<Field, Choice>;
  return {
    ...definition,
    parameters: [parameter],
    defaults: () => valuesOf(none),
    read: (query) => valuesOf(choiceOf(choices, query.get(parameter)) ?? none),
    write: (filters) => (filters[field] ? [[parameter, String(filters[field])]] : []),
    toQuery: (filters) => ({ [filterKey]: filters[field] }),
    chips: (filters) =>
      filters[field] ? [{ kind: parameter, amount: Number(filters[field]) }] : [],
  };
}
