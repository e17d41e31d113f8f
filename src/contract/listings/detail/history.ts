import '../../jitless.ts';
import * as z from 'zod/mini';
import { getListingHistoryCall } from './detail-calls.ts';
import { endpoint } from '../../endpoint.ts';
import { MLS_NUMBER_PATTERN, MLS_NUMBER_RULE } from '../listing.ts';
import { BOARD_ID_LIMIT, LISTING_PARAMETERS } from '../listing-query.ts';
import { shortText, wholeNumber } from '../search/values/query-values.ts';

const text = z.optional(shortText());

/** Callers send a whole address whose parts may be empty. */
function withoutEmpty(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
}

const Address = z.strictObject({
  mlsNumber: z.optional(z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: MLS_NUMBER_RULE }))),
  addressKey: text,
  streetNumber: text,
  streetName: text,
  streetSuffix: text,
  streetDirection: text,
  unitNumber: text,
  city: text,
  /** A postal code or its beginning. */
  zip: text,
  state: text,
  boardId: z.optional(wholeNumber(1, BOARD_ID_LIMIT)),
});

type Address = z.infer<typeof Address>;

/** The parameter an address lacks to name one home; undefined when it lacks none. */
function missingParameter(address: Address): keyof Address | undefined {
  if (address.mlsNumber !== undefined || address.addressKey !== undefined) return undefined;
  if (address.streetNumber === undefined) return 'streetNumber';
  if (address.streetName === undefined) return 'streetName';
  return address.city === undefined && address.zip === undefined ? 'city' : undefined;
}

export const HistoryQuery = z.pipe(
  z.transform(withoutEmpty),
  Address.check((context) => {
    const missing = missingParameter(context.value);
    if (missing === undefined) return;
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: [missing],
      message:
        'is required: streetNumber and streetName with city or zip, or mlsNumber, or addressKey',
    });
  }),
);
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/**
 * Every time a home has been on the market, latest first: for signed-in viewers only (401 without),
 * of boards that allow it; 404 when nothing is known of the home.
 */
export const getListingHistory = endpoint(
  getListingHistoryCall,
  { query: HistoryQuery },
  {
    summary: 'Read the earlier listings of an address',
    tag: 'Listings',
    ignoresUnknown: true,
    refusals: ['Unauthorized'],
    missing: 'There is no known listing of this home',
    parameters: {
      mlsNumber: 'Number of any listing of the home, instead of its address.',
      addressKey: 'Key of the home from an earlier answer, instead of its address.',
      streetNumber: 'House number.',
      streetName: 'Name of the street, without its kind.',
      streetSuffix: 'Kind of the street, such as St or Ave.',
      streetDirection: 'Direction of the street, such as W.',
      unitNumber: 'Number of the unit.',
      city: 'Name of the city; the city or the postal code is required with a street.',
      zip: 'Postal code or its first letters.',
      state: 'Province, two letters or the name.',
      boardId: LISTING_PARAMETERS.boardId,
    },
  },
);
