import '../../../jitless.ts';
import * as z from 'zod/mini';
import { TEXT_LIMIT } from './text-limit.ts';

/** What a query string or a JSON body may hold for one parameter before it is parsed. */
export type RawValue = unknown;

const LIST_LIMIT = 50;

function jsonArray(text: string): unknown[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    // Not JSON after all: the text is taken as a plain value and judged by its own schema.
    return undefined;
  }
}

/** The parsed value of a JSON text; any other value, and any other text, unchanged. */
export function readJson(raw: unknown): unknown {
  const value = Array.isArray(raw) && raw.length === 1 && typeof raw[0] === 'string' ? raw[0] : raw;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // The schema after this one refuses the text and names the parameter.
    return value;
  }
}

/** Repeated keys and JSON-array strings both mean a list; empty items are dropped. */
function toList(raw: RawValue): unknown[] {
  const items = Array.isArray(raw) ? raw : [raw];
  return items
    .flatMap((item) => (typeof item === 'string' ? (jsonArray(item) ?? [item]) : [item]))
    .map((item) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '' && item !== undefined && item !== null);
}

/** A parameter that may be repeated (`city=A&city=B`) or sent as a JSON array string. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(z.transform(toList), z.array(item).check(z.maxLength(LIST_LIMIT)));
}

/** A parameter whose items are separated by commas, for example `fields` and `aggregates`. */
export function commaListOf<Item extends z.ZodMiniType>(item: Item, limit = LIST_LIMIT) {
  const split = (raw: RawValue) =>
    toList(raw).flatMap((value) => (typeof value === 'string' ? value.split(',') : [value]));
  return z.pipe(
    z.transform((raw: RawValue) => toList(split(raw))),
    z.array(item).check(z.maxLength(limit)),
  );
}

/** A closed set of words matched without regard to case; `aliases` maps other spellings. */
export function wordOf<const Words extends readonly string[]>(
  words: Words,
  aliases: Readonly<Record<string, Words[number]>> = {},
) {
  const byKey = new Map<string, string>(words.map((word) => [word.toLowerCase(), word]));
  for (const [alias, word] of Object.entries(aliases)) byKey.set(alias.toLowerCase(), word);
  const match = (raw: RawValue) =>
    typeof raw === 'string' ? (byKey.get(raw.trim().toLowerCase()) ?? raw) : raw;
  return z.pipe(z.transform(match), z.enum(words, { error: `must be one of ${words.join(', ')}` }));
}

/** A whole number within bounds, as a number or its digits. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const readValue = (raw: RawValue) => {
    const value = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  };
  return z.pipe(
    z.transform(readValue),
    z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })),
  );
}

/** A whole number whose zero means nothing: callers send it for "no limit". */
export function limitOf(max: number) {
  return z.pipe(
    wholeNumber(0, max),
    z.transform((value: number) => (value === 0 ? undefined : value)),
  );
}

/** A number within bounds, with or without decimals, as a number or its digits. */
export function decimal(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`;
  const readValue = (raw: RawValue) =>
    typeof raw === 'string' && /^-?\d{1,9}(\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  return z.pipe(
    z.transform(readValue),
    z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })),
  );
}

/** A non-negative number, clamped to its bounds. */
export function clampedDecimal(min: number, max: number) {
  const error = `must be a number of at least 0 and is limited to between ${min} and ${max}`;
  const readValue = (raw: RawValue) =>
    typeof raw === 'string' && /^\d{1,9}(\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  return z.pipe(
    z.pipe(z.transform(readValue), z.number({ error }).check(z.nonnegative({ error }))),
    z.transform((value: number) => Math.min(max, Math.max(min, value))),
  );
}

/** `true` or `false`, as a boolean or a word. */
export function flag() {
  const words: Readonly<Record<string, boolean>> = { true: true, false: false };
  const readValue = (raw: RawValue) =>
    typeof raw === 'string' ? (words[raw.trim().toLowerCase()] ?? raw) : raw;
  return z.pipe(z.transform(readValue), z.boolean({ error: 'must be true or false' }));
}

/** Whether a text written YYYY-MM-DD is a day of the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** A calendar day, YYYY-MM-DD. */
export function calendarDay() {
  const error = 'must be a date written YYYY-MM-DD';
  return z
    .string({ error })
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error }), z.refine(isDay, { error }));
}

const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

/** A time without a zone is Greenwich time, as the provider's times are. */
function readTime(raw: RawValue): RawValue {
  if (typeof raw !== 'string' || !TIME.test(raw.trim())) return raw;
  const text = raw.trim().replace(' ', 'T');
  const ms = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
  return Number.isFinite(ms) ? new Date(ms).toISOString() : raw;
}

/** A calendar day, YYYY-MM-DD, or a time of a day, output as an ISO time of Greenwich. */
export function dayOrTime() {
  const error = 'must be a date written YYYY-MM-DD, or a time such as 2026-10-02T15:30:00Z';
  const exists = (text: string) => Number.isFinite(Date.parse(text)) && isDay(text.slice(0, 10));
  return z.pipe(
    z.transform(readTime),
    z.string({ error }).check(z.regex(MOMENT, { error }), z.refine(exists, { error })),
  );
}

/** A short free text, for example a place name. */
export function shortText(max = TEXT_LIMIT) {
  const error = `must be text of 1 to ${max} characters`;
  return z.string({ error }).check(z.minLength(1, { error }), z.maxLength(max, { error }));
}
