import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

const MAX_TEXT_LENGTH = 20_000;
const MAX_ITEMS = 200;

function trimmed(value: string | number): string | null {
  const text = String(value).trim().slice(0, MAX_TEXT_LENGTH);
  return text === '' ? null : text;
}

function finite(value: string | number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

function wordsOf(value: string | unknown[]): string[] {
  const words = typeof value === 'string' ? value.split(',') : value;
  return words
    .slice(0, MAX_ITEMS)
    .flatMap((word) => (typeof word === 'string' ? (trimmed(word) ?? []) : []));
}

export const scalar = z.union([z.string(), z.number()]);
/** A trimmed text; null when it is missing or unusable. */
export const text = z.catch(z.nullable(z.pipe(scalar, z.transform(trimmed))), null);
/** A number, which some feeds write as text; null when it is missing or unusable. */
export const number = z.catch(z.nullable(z.pipe(scalar, z.transform(finite))), null);
/** Words as a list or separated by commas. */
export const words = z.catch(
  z.pipe(z.union([z.string(), z.array(z.unknown())]), z.transform(wordsOf)),
  [],
);
/** A missing permission counts as refused. */
export const permission = z.catch(
  z.pipe(
    z.union([z.boolean(), z.string()]),
    z.transform((value) => value === true || /^(y|yes|true)$/i.test(String(value))),
  ),
  false,
);

const itemsOf =
  <Item extends z.ZodMiniType>(item: Item) =>
  (values: unknown[]) =>
    values.slice(0, MAX_ITEMS).flatMap((value) => {
      const parsed = item.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });

/** The items of a list that have a shape; other items are dropped. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.catch(z.pipe(z.array(z.unknown()), z.transform(itemsOf(item))), []);

/** The same for a list that some feeds write as an object with the items' numbers as keys. */
export const numberedListOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.catch(
    z.pipe(
      z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
      z.transform((items) => itemsOf(item)(Object.values(items))),
    ),
    [],
  );

/** A part of a record; when it is missing, all its fields are unknown. */
export const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.catch(z.record(z.string(), z.unknown()), {}), z.object(shape));

/** A moment with its time zone, in which feeds give the last change of a record. */
export const moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/),
  z.refine((value) => Number.isFinite(Date.parse(value)), { error: 'Invalid date' }),
);
