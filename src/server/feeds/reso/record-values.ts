import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

const LONGEST_TEXT = 20_000;
const MOST_ITEMS = 200;

function trimmed(value: string | number): string | null {
  const text = String(value).trim().slice(0, LONGEST_TEXT);
  return text === '' ? null : text;
}

function finite(value: string | number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

function wordsOf(value: string | unknown[]): string[] {
  const words = typeof value === 'string' ? value.split(',') : value;
  return words
    .slice(0, MOST_ITEMS)
    .flatMap((word) => (typeof word === 'string' ? (trimmed(word) ?? []) : []));
}

export const scalar = z.union([z.string(), z.number()]);
/** A text without blanks around it; null for what is none. */
export const text = z.catch(z.nullable(z.pipe(scalar, z.transform(trimmed))), null);
/** A number, which some feeds write as text. */
export const number = z.catch(z.nullable(z.pipe(scalar, z.transform(finite))), null);
/** Words as a list, or with commas between them. */
export const words = z.catch(
  z.pipe(z.union([z.string(), z.array(z.unknown())]), z.transform(wordsOf)),
  [],
);
/** What is not said is not allowed. */
export const permission = z.catch(
  z.pipe(
    z.union([z.boolean(), z.string()]),
    z.transform((value) => value === true || /^(y|yes|true)$/i.test(String(value))),
  ),
  false,
);

/** The items of a list that are of a shape; one that is not leaves out no other. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) =>
        items.slice(0, MOST_ITEMS).flatMap((value) => {
          const parsed = item.safeParse(value);
          return parsed.success ? [parsed.data] : [];
        }),
      ),
    ),
    [],
  );
