import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { itemOf, shapeOf } from './schema-parts.ts';

const error = en().localeError;

/** Why a value cannot be repaired: the path of what does not fit, and the reason. */
export type Misfit = { readonly path: string; readonly reason: string };

/** What repairing is limited to. */
export type RepairLimits = {
  /** The most characters of a text, by the name of its field. */
  readonly textLength: (name: string) => number;
  readonly items: number;
  /** The largest size of a number. */
  readonly amount: number;
};

type Place = { readonly name: string; readonly path: string; readonly limits: RepairLimits };
type Repaired = { readonly value: unknown } | { readonly misfit: Misfit };

const isMisfit = (one: Repaired): one is { readonly misfit: Misfit } => 'misfit' in one;

function capped(value: unknown, { name, limits }: Place): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toWellFormed();
  // Cut between characters, never within one.
  return text.length <= limits.textLength(name)
    ? text
    : text.slice(0, limits.textLength(name)).replace(/[\uD800-\uDBFF]$/, '');
}

const isWithin = (value: unknown, amount: number) =>
  typeof value !== 'number' || Math.abs(value) <= amount;

/** A value that fits, or what the schema takes in place of one that does not. */
function repairedLeaf(schema: z.core.$ZodType, raw: unknown, place: Place): Repaired {
  const value = capped(raw, place);
  const isNumber = typeof value === 'number' && isWithin(value, place.limits.amount);
  const asText = isNumber ? String(value) : undefined;
  let misfit: Misfit | undefined;
  for (const candidate of [value, asText, null, undefined]) {
    const parsed = z.safeParse(schema, candidate, { error });
    if (parsed.success && isWithin(parsed.data, place.limits.amount)) return { value: parsed.data };
    misfit ??= { path: place.path, reason: parsed.error?.issues[0]?.message ?? 'Too large' };
  }
  return { misfit: misfit ?? { path: place.path, reason: 'Invalid input' } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function repairedObject(
  schema: z.core.$ZodType,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  raw: unknown,
  place: Place,
): Repaired {
  const mayBeNull = z.safeParse(schema, null).success;
  if (!isRecord(raw) && mayBeNull) return { value: null };
  const given = isRecord(raw) ? raw : {};
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    const repaired = repairedAt(field, given[name], { ...place, name, path });
    if (isMisfit(repaired)) return mayBeNull ? { value: null } : repaired;
    if (repaired.value !== undefined) value[name] = repaired.value;
  }
  return { value };
}

function repairedAt(schema: z.core.$ZodType, raw: unknown, place: Place): Repaired {
  const shape = shapeOf(schema);
  if (shape) return repairedObject(schema, shape, raw, place);
  const item = itemOf(schema);
  if (!item) return repairedLeaf(schema, raw, place);
  const items = Array.isArray(raw) ? raw.slice(0, place.limits.items) : [];
  const repaired = items.map((each) => repairedAt(item, each, place));
  return { value: repaired.flatMap((each) => (isMisfit(each) ? [] : [each.value])) };
}

/**
 * A value as a schema declares it: what does not fit becomes what the schema takes for unknown, texts are
 * cut to their limits, items that do not fit are left out, and what the schema does not declare is
 * dropped. A misfit is a field that has to be there and is not.
 */
export function repaired(schema: z.core.$ZodType, raw: unknown, limits: RepairLimits): Repaired {
  return repairedAt(schema, raw, { name: '', path: '', limits });
}
