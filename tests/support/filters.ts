import type { ListingFilter } from '#src/contract/listing-search.ts';

type Field = keyof ListingFilter;

/** A filter of the fields that are set; a generator's `undefined` means "not asked for". */
export function aFilter(fields: {
  [Name in Field]?: ListingFilter[Name] | undefined;
}): ListingFilter {
  const filter: ListingFilter = { status: fields.status ?? ['A'] };
  for (const name of Object.keys(fields) as Field[]) {
    if (fields[name] !== undefined) Object.assign(filter, { [name]: fields[name] });
  }
  return filter;
}
