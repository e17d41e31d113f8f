import { anyOf, type FieldParameter, shapeOf } from '../parameters/search-parameter.ts';
import { names } from '../values/search-values.ts';
import { type FieldName, SEARCHABLE_FIELDS } from './searchable-fields.ts';

/** Parameters that ask for a value in either of two fields. */
const EITHER_FIELD = {
  propertyTypeOrStyle: {
    fields: ['propertyType', 'style'],
    ...anyOf(names, 'A property type or a style; finds listings that match either.'),
  },
  areaOrCity: {
    fields: ['area', 'city'],
    ...anyOf(names, 'A region or a city; finds listings in either.'),
  },
  cityOrDistrict: {
    fields: ['city', 'district'],
    ...anyOf(names, 'A city or a district; finds listings in either.'),
  },
} as const satisfies Readonly<
  Record<string, FieldParameter & { readonly fields: readonly FieldName[] }>
>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type ParametersOfFields = Intersection<(typeof SEARCHABLE_FIELDS)[FieldName]['parameters']>;
type FieldParameters = ParametersOfFields & typeof EITHER_FIELD;

/** The name of a parameter that asks for a field. */
export type FieldParameterName = keyof FieldParameters;

/** A parameter with the fields it asks for; where there are several, a match in any of them counts. */
export type MultiFieldParameter = FieldParameter & { readonly fields: readonly FieldName[] };

const parametersOfFields = Object.entries(SEARCHABLE_FIELDS).flatMap(([field, { parameters }]) =>
  Object.entries<FieldParameter>(parameters).map(
    ([name, parameter]) => [name, { ...parameter, fields: [field] }] as const,
  ),
);

/** Every parameter that asks for a field, by its name. */
export const FIELD_PARAMETERS = Object.fromEntries([
  ...parametersOfFields,
  ...Object.entries(EITHER_FIELD),
]) as unknown as Readonly<Record<FieldParameterName, MultiFieldParameter>>;

/** The schema of every parameter that asks for a field. */
export const FIELD_SCHEMAS = shapeOf(FIELD_PARAMETERS as unknown as FieldParameters);

/** Tells the parameters that ask for a field from all other names. */
export function isFieldParameter(name: string): name is FieldParameterName {
  return Object.hasOwn(FIELD_PARAMETERS, name);
}

const parameters = Object.entries(FIELD_PARAMETERS);

/** Other names of parameters, each with the name it stands for. */
export const PARAMETER_ALIASES: ReadonlyMap<string, string> = new Map(
  parameters.flatMap(([name, { aliases }]) => aliases.map((alias) => [alias, name] as const)),
);

type Range = readonly [low: FieldParameterName, high: FieldParameterName];

function rangeOf(fieldParameters: Readonly<Record<string, FieldParameter>>): Range[] {
  const asking = (match: FieldParameter['match']) =>
    Object.keys(fieldParameters).filter((name) => fieldParameters[name]?.match === match)[0];
  const [low, high] = [asking('atLeast'), asking('atMost')];
  return low && high ? [[low, high] as Range] : [];
}

/** The pairs of parameters that are the ends of one range. */
export const RANGES: readonly Range[] = Object.values(SEARCHABLE_FIELDS).flatMap((field) =>
  rangeOf(field.parameters),
);
