import {
  VALUED_LIMITS,
  VALUED_TYPES,
  type ValuedType,
} from '#src/contract/listings/valued-homes.ts';
import { pagePath } from '#src/domain/routes.ts';
import { typedNumber } from '#src/lib/text/typed-number.ts';

/** The numbers that may be given for a home. */
export const HOME_NUMBERS = ['sqft', 'beds', 'baths'] as const;
export type HomeNumber = (typeof HOME_NUMBERS)[number];

/** The form of the home value page as it was filled in. */
export type HomeValueInputs = {
  readonly address: string;
  /** Null until it is chosen. */
  readonly type: ValuedType | null;
} & { readonly [Name in HomeNumber]: string };

export type HomeValueField = 'address' | 'type' | HomeNumber;

/** The error of a field: the name of a sentence. */
export type HomeValueError =
  'required' | 'unknown' | 'noNumber' | 'noStreet' | 'unknownStreet' | 'range';
export type HomeValueErrors = { readonly [Field in HomeValueField]?: HomeValueError };

const TEXT_LIMIT = 100;

export const HOME_VALUE_PATH = pagePath('/home-value');

const cleanText = (text: string | null) =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_LIMIT);

/** Reads the form from an address; an unknown choice counts as not chosen. */
export function readHomeValue(query: URLSearchParams): HomeValueInputs {
  return {
    address: cleanText(query.get('address')),
    type: VALUED_TYPES.find((type) => type === query.get('type')) ?? null,
    sqft: cleanText(query.get('sqft')),
    beds: cleanText(query.get('beds')),
    baths: cleanText(query.get('baths')),
  };
}

/** A number as people type it, "1,500"; null for none, undefined where it is invalid or out of range. */
export function homeNumber(name: HomeNumber, text: string): number | null | undefined {
  if (text === '') return null;
  const number = typedNumber(text) ?? Number.NaN;
  const { min, max } = VALUED_LIMITS[name];
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** The errors of the form on its own; a form that nobody has sent has none. */
export function homeValueErrors(inputs: HomeValueInputs): HomeValueErrors {
  const isUntouched = Object.values(inputs).every((value) => value === '' || value === null);
  if (isUntouched) return {};
  const wrong = HOME_NUMBERS.filter((name) => homeNumber(name, inputs[name]) === undefined);
  return {
    ...(inputs.address === '' ? { address: 'required' as const } : {}),
    ...Object.fromEntries(wrong.map((name) => [name, 'range' as const])),
  };
}
