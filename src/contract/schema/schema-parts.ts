import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** A schema without what only says that its value may be missing, and what stands in for it then. */
function innerSchema(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'default' || def.type === 'nullable' || def.type === 'optional'
    ? innerSchema(def.innerType)
    : schema;
}

/** The fields of an object schema; undefined of any other. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { def } = (innerSchema(schema) as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
}

/** The schema of the items of an array schema; undefined of any other. */
export function itemOf(schema: Schema): Schema | undefined {
  const { def } = (innerSchema(schema) as z.core.$ZodTypes)._zod;
  return def.type === 'array' ? def.element : undefined;
}
