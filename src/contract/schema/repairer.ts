import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { itemOf, shapeOf } from './schema-parts.ts';

const error = en().localeError;

/** Why a value cannot be repaired: the path of the misfit, and the reason. */
export type Misfit = { readonly path: string; readonly reason: string };

/** The limits of a repair. */
export type RepairLimits = {
  /** The most characters of a text, by the name of its field. */
  readonly textLength: (name: string) => number;
  readonly items: number;
  /** Whether a field may hold a number. */
  readonly allowsAmount: (name: string, amount: number) => boolean;
};

type Place = { readonly name: string; readonly path: string; readonly limits: RepairLimits };
type RepairResult = { readonly value: unknown } | { readonly misfit: Misfit };
type Repair = (raw: unknown) => RepairResult;

const isMisfit = (one: RepairResult): one is { readonly misfit: Misfit } => 'misfit' in one;

/** Cuts texts to their limit: between characters, never within one. */
function capper({ name, limits }: Place): (value: unknown) => unknown {
  const length = limits.textLength(name);
  return (value) => {
    if (typeof value !== 'string') return value;
    const text = value.toWellFormed();
    return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  };
}

/** The given value if it fits, else the schema's replacement for one that does not. */
function leafRepair(schema: z.core.$ZodType, place: Place): Repair {
  const { name, path, limits } = place;
  const cap = capper(place);
  const isWithin = (value: unknown) =>
    typeof value !== 'number' || limits.allowsAmount(name, value);
  return (raw) => {
    const value = cap(raw);
    let misfit: Misfit | undefined;
    for (const candidate of [value, asText(value), null, undefined]) {
      const parsed = z.safeParse(schema, candidate, { error });
      if (parsed.success && isWithin(parsed.data)) return { value: parsed.data };
      misfit ??= { path, reason: parsed.error?.issues[0]?.message ?? 'Too large' };
    }
    return { misfit: misfit ?? { path, reason: 'Invalid input' } };
  };

  function asText(value: unknown): string | undefined {
    return typeof value === 'number' && isWithin(value) ? String(value) : undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectRepair(
  schema: z.core.$ZodType,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  place: Place,
): Repair {
  const mayBeNull = z.safeParse(schema, null).success;
  const fields = Object.entries(shape).map(([name, field]) => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    return [name, repairAt(field, { ...place, name, path })] as const;
  });
  return (raw) => {
    if (!isRecord(raw) && mayBeNull) return { value: null };
    const record = isRecord(raw) ? raw : {};
    const value: Record<string, unknown> = {};
    for (const [name, repair] of fields) {
      const repairedValue = repair(record[name]);
      if (isMisfit(repairedValue)) return mayBeNull ? { value: null } : repairedValue;
      if (repairedValue.value !== undefined) value[name] = repairedValue.value;
    }
    return { value };
  };
}

function repairAt(schema: z.core.$ZodType, place: Place): Repair {
  const shape = shapeOf(schema);
  if (shape) return objectRepair(schema, shape, place);
  const item = itemOf(schema);
  if (!item) return leafRepair(schema, place);
  const repair = repairAt(item, place);
  return (raw) => {
    const items = Array.isArray(raw) ? raw.slice(0, place.limits.items) : [];
    const repairedValue = items.map(repair);
    return { value: repairedValue.flatMap((each) => (isMisfit(each) ? [] : [each.value])) };
  };
}

/**
 * Makes a value fit its schema: what does not fit becomes the schema's value for unknown, texts are cut to
 * their limits, items that do not fit are left out, and undeclared fields are dropped. A misfit is a
 * missing required field.
 */
export function repairer(schema: z.core.$ZodType, limits: RepairLimits): Repair {
  return repairAt(schema, { name: '', path: '', limits });
}
