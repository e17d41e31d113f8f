import type * as z from 'zod/mini';

/** One parameter of a search: its schema, and the sentence that documents it. */
export type SearchParameter<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  readonly schema: Schema;
  readonly text: string;
};

/**
 * What a parameter requires of its field: to have one of its values or all of them, to be at least or at
 * most its value, or to lie on its day.
 */
export type FieldParameter<Schema extends z.ZodMiniType = z.ZodMiniType> =
  SearchParameter<Schema> & {
    readonly match: 'anyOf' | 'allOf' | 'atLeast' | 'atMost' | 'on';
    /** Other names for it among callers of the provider's API. */
    readonly aliases: readonly string[];
  };

type Parameters = Readonly<Record<string, SearchParameter>>;
type Shape<Of extends Parameters> = { readonly [Name in keyof Of]: Of[Name]['schema'] };

/** The schemas of parameters by their names, in the form an object schema takes. */
export function shapeOf<Of extends Parameters>(parameters: Of): Shape<Of> {
  const schemas = Object.entries(parameters).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(schemas) as Shape<Of>;
}

const parameter =
  <const Asks extends FieldParameter['match']>(match: Asks) =>
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    text: string,
    ...aliases: readonly string[]
  ): FieldParameter<Schema> => ({ match, schema, text, aliases });

/** A parameter that requires a field to have its value, or one of its values. */
export const anyOf = parameter('anyOf');
/** A parameter that requires a field to have all of its values, or any where its operator says so. */
export const allOf = parameter('allOf');
/** A parameter that requires a field to be at least its value. */
export const atLeast = parameter('atLeast');
/** A parameter that requires a field to be at most its value. */
export const atMost = parameter('atMost');
/** A parameter that requires a field to lie on its day. */
export const on = parameter('on');
