import { getValuationCall, type Valuation } from '#src/contract/listings/valuation-calls.ts';
import { type FoundPlace, geocodePlaceCall } from '#src/contract/places/calls.ts';
import { addressKey } from '#src/domain/listing/address-key.ts';
import {
  HOME_NUMBERS,
  homeNumber,
  type HomeValueError,
  type HomeValueErrors,
  homeValueErrors,
  type HomeValueInputs,
  readHomeValue,
} from '#src/domain/market/valuation/home-value-inputs.ts';
import type { PageLocals } from './page-locals.ts';

/** The home of an address as it was found. */
export type ValuedPlace = Pick<FoundPlace, 'point' | 'city' | 'province' | 'unit' | 'name'> & {
  /** The whole address: "204 - 18 Maple Avenue, Toronto, ON". */
  readonly address: string;
};

type HomeValueResult =
  /** Nothing was asked yet, or the form has errors. */
  | { readonly kind: 'none' }
  /** The address is found, and the kind of home is to be chosen. */
  | { readonly kind: 'found'; readonly place: ValuedPlace }
  | { readonly kind: 'valued'; readonly place: ValuedPlace; readonly valuation: Valuation }
  /** Addresses or sales cannot be queried at this moment. */
  | { readonly kind: 'failed' };

/** The content of the page that values homes. */
export type HomeValuePage = {
  readonly inputs: HomeValueInputs;
  readonly errors: HomeValueErrors;
  readonly result: HomeValueResult;
};

type Locals = Pick<PageLocals, 'call' | 'logFailure'>;

/** A house number and the beginning of a street, which were typed though no such street is there. */
const NUMBER_AND_STREET = /^\d\S* +\p{L}/u;

/** Why the place of a text is no home; undefined for an address. */
function placeError(text: string, { kind }: FoundPlace): HomeValueError | undefined {
  if (kind === 'address') return undefined;
  if (kind === 'street') return 'noNumber';
  return NUMBER_AND_STREET.test(text) ? 'unknownStreet' : 'noStreet';
}

function valuedPlace({ point, city, province, unit, name, label }: FoundPlace): ValuedPlace {
  const address = unit === undefined ? label : `${unit} - ${label}`;
  return { point, city, province, name, address, ...(unit === undefined ? {} : { unit }) };
}

async function findPlace(text: string, { call }: Locals): Promise<FoundPlace | HomeValueError> {
  const reply = await call(geocodePlaceCall, { query: { q: text } });
  if (reply.ok) return placeError(text, reply.value) ?? reply.value;
  const isUnknown = reply.error.kind === 'refused' && reply.error.status < 429;
  if (isUnknown) return 'unknown';
  throw new Error(`The address could not be looked up: ${JSON.stringify(reply.error)}`);
}

function keyOf({ unit, name, city, province }: ValuedPlace): string {
  return addressKey({ unitNumber: unit, streetName: name, city, state: province });
}

async function valuationOf(
  place: ValuedPlace,
  inputs: HomeValueInputs & { type: NonNullable<HomeValueInputs['type']> },
  { call }: Locals,
): Promise<Valuation> {
  const numbers = HOME_NUMBERS.flatMap((name) => {
    const number = homeNumber(name, inputs[name]);
    return number === null || number === undefined ? [] : [[name, number]];
  });
  const reply = await call(getValuationCall, {
    query: {
      ...place.point,
      propertyType: inputs.type,
      ...Object.fromEntries(numbers),
      addressKey: keyOf(place),
    },
  });
  if (reply.ok) return reply.value;
  throw new Error(`The home could not be valued: ${JSON.stringify(reply.error)}`);
}

/** Whether the server asks to come back later: then the page as a whole says so. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'RefusedRequest';

async function ask(inputs: HomeValueInputs, locals: Locals): Promise<HomeValuePage> {
  const errors = homeValueErrors(inputs);
  const homePlace = await findPlace(inputs.address, locals);
  if (typeof homePlace === 'string') {
    return { inputs, errors: { ...errors, address: homePlace }, result: { kind: 'none' } };
  }
  if (Object.keys(errors).length > 0) return { inputs, errors, result: { kind: 'none' } };
  const place = valuedPlace(homePlace);
  const { type } = inputs;
  if (type === null) return { inputs, errors, result: { kind: 'found', place } };
  const valuation = await valuationOf(place, { ...inputs, type }, locals);
  return { inputs, errors, result: { kind: 'valued', place, valuation } };
}

/** Finds the typed address and the value of a home there, as far as its viewer may know. */
export async function homeValuePage(
  query: URLSearchParams,
  locals: Locals,
): Promise<HomeValuePage> {
  const inputs = readHomeValue(query);
  if (inputs.address === '') {
    // A form that was sent names every field, even when all of them are empty.
    const errors = query.has('address') ? { address: 'required' as const } : {};
    return {
      inputs,
      errors: { ...homeValueErrors(inputs), ...errors },
      result: { kind: 'none' },
    };
  }
  try {
    return await ask(inputs, locals);
  } catch (error) {
    if (isRefusal(error)) throw error;
    locals.logFailure?.(error);
    return { inputs, errors: {}, result: { kind: 'failed' } };
  }
}
