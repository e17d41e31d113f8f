import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** A schema without the wrappers that only say that its value may be missing and give its default. */
function innerSchema(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'default' || def.type === 'nullable' || def.type === 'optional'
    ? innerSchema(def.innerType)
    : schema;
}

/** The fields of an object schema; undefined for any other. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { def } = (innerSchema(schema) as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
}

/** The schema of the items of an array schema; undefined for any other. */
export function itemOf(schema: Schema): Schema | undefined {
  const { def } = (innerSchema(schema) as z.core.$ZodTypes)._zod;
  return def.type === 'array' ? def.element : undefined;
}
