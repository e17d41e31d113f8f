import '../../../jitless.ts';
import * as z from 'zod/mini';

/** Callers give the same few parameters together again and again. */
const COMBINATIONS = 200;

/** Whether a missing parameter has an effect: it has a default, or is required. */
function countsWhenAbsent(schema: z.core.$ZodType): boolean {
  const parsed = z.safeParse(schema, undefined);
  return !parsed.success || parsed.data !== undefined;
}

const isFields = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const WholeObject: z.core.$constructor<z.ZodMiniObject> = z.ZodMiniObject;

const SparseObject = z.core.$constructor<z.ZodMiniObject, z.core.$ZodObjectDef>(
  'SparseObject',
  (instance, definition) => {
    WholeObject.init(instance, definition);
    const { shape } = definition;
    const places = new Map(Object.keys(shape).map((name, place) => [name, place]));
    const standing = Object.entries(shape)
      .filter(([, schema]) => countsWhenAbsent(schema))
      .map(([name]) => name);
    const parseAll = instance._zod.parse;

    const parts = new Map<string, z.ZodMiniObject>();

    function partWith(givenNames: string): z.ZodMiniObject {
      const cached = parts.get(givenNames);
      if (cached) return cached;
      const names = new Set([...standing, ...givenNames.split(' ')]);
      const fields = Object.entries(shape).filter(([name]) => names.has(name));
      const part = new WholeObject({
        ...definition,
        shape: Object.fromEntries(fields),
        checks: [],
      });
      // Callers choose the names: there may be any number of combinations.
      if (parts.size >= COMBINATIONS) parts.clear();
      parts.set(givenNames, part);
      return part;
    }

    instance._zod.parse = (payload, context) => {
      const { value } = payload;
      if (!isFields(value)) return parseAll(payload, context);
      const givenNames = Object.keys(value)
        .filter((name) => places.has(name))
        .sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
      return partWith(givenNames.join(' '))._zod.parse(payload, context);
    };
  },
);

/**
 * A strict object of many parameters of which a call gives few. Missing parameters without an effect are
 * skipped, as looking at them would take longer than all the others. The outcome is the same.
 */
export function sparseObject<const Shape extends z.core.$ZodShape>(shape: Shape) {
  const { def } = z.strictObject(shape);
  return new SparseObject(def) as z.ZodMiniObject<Shape, z.core.$strict>;
}
