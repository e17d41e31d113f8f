import type * as z from 'zod/mini';
import { itemOf, shapeOf } from './schema-parts.ts';

type Pick = (value: unknown) => unknown;

const asItIs: Pick = (value) => value;

function pickFields(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, declaredFields(field)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const pickedFields: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      if (Object.hasOwn(value, name))
        pickedFields[name] = pick((value as Record<string, unknown>)[name]);
    }
    return pickedFields;
  };
}

/**
 * Copies from a value the fields that a schema declares, at every depth, and nothing else: an allowlist.
 * Nothing is parsed: a value that does not fit its schema is copied unchanged.
 */
export function declaredFields(schema: z.core.$ZodType): Pick {
  const shape = shapeOf(schema);
  if (shape) return pickFields(shape);
  const item = itemOf(schema);
  if (!item) return asItIs;
  const pick = declaredFields(item);
  return pick === asItIs
    ? asItIs
    : (value) => (Array.isArray(value) ? value.map((each) => pick(each)) : value);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type PickExtras = (value: unknown) => Fields | undefined;

/**
 * Copies from a value the fields that a schema does not declare, at every depth; undefined when there are
 * none.
 */
export function undeclaredFields(schema: z.core.$ZodType): PickExtras {
  const shape = shapeOf(schema);
  if (!shape) return () => undefined;
  const pickers = new Map<string, PickExtras>();
  for (const [name, field] of Object.entries(shape)) pickers.set(name, undeclaredFields(field));
  return (value) => {
    if (!isFields(value)) return undefined;
    let extras: Record<string, unknown> | undefined;
    for (const [name, field] of Object.entries(value)) {
      const pick = pickers.get(name);
      const extra = pick ? pick(field) : field;
      if (extra === undefined) continue;
      extras ??= {};
      extras[name] = extra;
    }
    return extras;
  };
}
