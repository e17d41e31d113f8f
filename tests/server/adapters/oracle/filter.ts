import {
  type MultiFieldParameter,
  FIELD_PARAMETERS,
  type FieldParameterName,
} from '#src/contract/listings/search/fields/field-parameters.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import {
  type FieldName,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import { hasBudget, isAffordable } from './budget.ts';
import { READINGS } from './fields.ts';
import type { KnownHome } from './visible-values.ts';
import { isOnTheMap } from './map.ts';
import { hasKeywords } from './words.ts';

/** The public view of homes with each last status by which they may be found. */
const VIEW_BY_CODE: Readonly<Record<string, { status: string; type?: string }>> = {
  ...{ New: { status: 'A' }, Pc: { status: 'A' }, Ext: { status: 'A' } },
  ...{ Cs: { status: 'A' }, Dft: { status: 'A' } },
  ...{ Sld: { status: 'U', type: 'sale' }, Lsd: { status: 'U', type: 'lease' } },
};

/** For an anonymous viewer a home matches every last status that its public view allows. */
function hasLastStatus({ whole, shown }: KnownHome, codes: readonly unknown[]): boolean {
  if (whole) return codes.includes(whole.lastStatus);
  const type = shown.type.toLowerCase();
  return codes.some((code) => {
    const view = VIEW_BY_CODE[String(code)];
    return view?.status === shown.status && (view.type ?? type) === type;
  });
}

const isAtLeast = (value: unknown, bound: unknown) =>
  typeof value === 'number' ? value >= Number(bound) : String(value) >= String(bound);

function hasValue(
  home: KnownHome,
  name: FieldName,
  askedWords: readonly unknown[],
  isEvery = false,
): boolean {
  if (name === 'lastStatus') return hasLastStatus(home, askedWords);
  const { of, as = (word: unknown) => word } = READINGS[name];
  const [values, keys] = [of(home), askedWords.map((word) => as(word as string))];
  const { kind } = SEARCHABLE_FIELDS[name];
  if (kind === 'presence') return keys.includes(Number(values[0]) > 0) && values.length > 0;
  if (isEvery) return keys.every((key) => values.includes(key));
  if (kind !== 'prefix') return keys.some((key) => values.includes(key));
  return keys.some((key) => values.some((value) => String(value).startsWith(String(key))));
}

/** Whether some part of a field's known span lies on the asked side of a bound. */
function isBeyond(home: KnownHome, name: FieldName, bound: unknown, asks: string): boolean {
  const values = READINGS[name].of(home);
  const [low, high] = [values[0], values.at(-1)];
  if (values.length === 0) return false;
  return asks === 'atLeast' ? isAtLeast(high, bound) : low === bound || !isAtLeast(low, bound);
}

/** Whether one of the days of a field is in a filter's range. */
function hasDay(home: KnownHome, name: FieldName, { min, max }: Range): boolean {
  return READINGS[name]
    .of(home)
    .some((day) => day !== null && String(day) >= min && String(day) <= max);
}

type Range = { readonly min: string; readonly max: string };

function meets(
  home: KnownHome,
  { fields, match }: MultiFieldParameter,
  askedWords: unknown,
  filter: ListingFilter,
): boolean {
  return fields.some((name) => {
    if (match === 'anyOf') return hasValue(home, name, [askedWords].flat());
    if (match === 'allOf') {
      return hasValue(home, name, [askedWords].flat(), filter.amenitiesOperator !== 'OR');
    }
    if (name === 'openHouseDays') {
      const { minOpenHouseDate: min = '', maxOpenHouseDate: max = '9' } = filter;
      return hasDay(home, name, { min, max });
    }
    if (match === 'on') {
      return (
        isBeyond(home, name, askedWords, 'atLeast') && isBeyond(home, name, askedWords, 'atMost')
      );
    }
    return isBeyond(home, name, askedWords, match);
  });
}

/** The results of a filter's conditions on fields; the two ends of a range count as one. */
function testsOf(filter: ListingFilter, home: KnownHome): boolean[] {
  const results = new Map<string, boolean>();
  for (const [name, parameter] of Object.entries(FIELD_PARAMETERS)) {
    const askedValue = filter[name as FieldParameterName];
    if (askedValue === undefined || ['status', 'type'].includes(name)) continue;
    const id = parameter.fields.join();
    results.set(id, (results.get(id) ?? true) && meets(home, parameter, askedValue, filter));
  }
  return [...results.values()];
}

/** Whether a filter finds a home, by what the viewer knows of it. */
export function isFound(home: KnownHome, { queries, ...conditions }: ListingFilter): boolean {
  if (queries) {
    return queries.some((query) =>
      isFound(home, { ...conditions, ...query, status: query.status ?? conditions.status }),
    );
  }
  // An empty list asks for nothing.
  const filter = Object.fromEntries(
    Object.entries(conditions).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as ListingFilter;
  const { status, type, search } = filter;
  if (status && !hasValue(home, 'status', status)) return false;
  if (type && !hasValue(home, 'type', type)) return false;
  if (!isOnTheMap(home, filter)) return false;
  const results = testsOf(filter, home);
  if (search !== undefined) {
    results.push(home.whole !== null && hasKeywords(home.whole, filter));
  }
  if (hasBudget(filter)) results.push(isAffordable(home, filter));
  if (results.length === 0) return true;
  return filter.operator === 'OR' ? results.some(Boolean) : results.every(Boolean);
}
