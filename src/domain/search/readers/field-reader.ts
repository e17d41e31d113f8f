import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import type { FieldKind } from '#src/contract/listings/search/fields/searchable-fields.ts';
import type { NumberSpan } from '../../listing/field-values.ts';

/** A value as a column holds it. */
export type FieldValue = string | number;

type Nullable<Value> = Value | null | undefined;

/**
 * Whether the index in memory leaves the field out, as nearly every home has a word of its own and hardly
 * any search asks for it: the database answers such searches, in the process of slow searches. The index
 * holds every other field.
 */
type Rareable = { readonly isRare?: true };

/** Whether every listing has a value. */
type Requirable = { readonly isRequired?: true };

/**
 * How to read a value. Public values are read from the public view of a restricted listing, too, so
 * anonymous viewers may ask for them; by any other value they find no restricted listing.
 */
type ReadField<Value> =
  | {
      readonly isPublic: true;
      readonly read: (listing: ListingDocument | RestrictedDocument) => Value;
    }
  | { readonly isPublic?: undefined; readonly read: (listing: ListingDocument) => Value };

/** A word as its board writes it; `key` is the form in which listings and searches are compared. */
type WordReader = Requirable &
  ReadField<Nullable<FieldValue>> & {
    readonly key: (word: never) => FieldValue;
    readonly isNumber?: true;
  };

type WordsReader = ReadField<readonly unknown[]> & { readonly key: (word: string) => string };

/** The number that an end of a requested range stands for. */
type BoundReader = { readonly readBound?: (value: string, end: 'atLeast' | 'atMost') => number };

type NumberReader = BoundReader & ReadField<number | null>;

type NumbersReader = BoundReader & ReadField<readonly number[]>;

type SpanReader = Requirable &
  BoundReader &
  ReadField<NumberSpan> & {
    /** The columns of its ends. */
    readonly ends: readonly [low: string, high: string];
  };

type ReaderByKind = {
  readonly word: WordReader & Rareable;
  readonly prefix: WordReader;
  readonly words: WordsReader;
  readonly number: NumberReader;
  readonly numbers: NumbersReader;
  readonly presence: NumberReader;
  readonly span: SpanReader;
};

type Kinds = Readonly<Record<string, { readonly kind: FieldKind }>>;

/** A reader for each of some fields, of its kind. */
export type ReadersOf<Fields extends Kinds> = {
  readonly [Name in keyof Fields]: ReaderByKind[Fields[Name]['kind']];
};

/** The key of words that are compared as boards write them. */
export const asWritten = <Value extends FieldValue>(value: Value): Value => value;

/** A field of a listing that the contract does not name. */
export function extra(from: object | null | undefined, name: string): unknown {
  return from && Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : null;
}

/** Such a field that is text or a number; null for anything else. */
export function extraText(from: object | null | undefined, name: string): string | null {
  const value = extra(from, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Such a field that is a list; an empty one for anything else. */
export function extraList(from: object | null | undefined, name: string): unknown[] {
  const value = extra(from, name);
  return Array.isArray(value) ? value : [];
}
