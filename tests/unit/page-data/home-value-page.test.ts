import { expect, test } from 'vitest';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { getValuationCall } from '#src/contract/listings/valuation-calls.ts';
import { geocodePlaceCall } from '#src/contract/places/calls.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { homeValuePage } from '#src/page-data/home-value-page.ts';
import { callsAnswering } from '#tests/support/app/calls.ts';

const PLACE = {
  kind: 'address',
  name: '18 Maple Avenue',
  unit: '204',
  label: '18 Maple Avenue, Toronto, ON',
  point: { lat: 43.67, lng: -79.3 },
  zoom: 17,
  city: 'Toronto',
  cityKey: 'ON/toronto',
  province: 'ON',
};
const WITHHELD = { kind: 'withheld', reason: 'tooFewSales', sales: 'public' };
const refused = (status: number) => failure({ kind: 'refused' as const, status, problems: [] });

type Answers = {
  readonly place?: CallOutcome<unknown>;
  readonly valuation?: () => CallOutcome<unknown>;
};

async function pageOf(query: string, { place = success(PLACE), valuation }: Answers = {}) {
  const asked: unknown[] = [];
  const failures: unknown[] = [];
  const page = await homeValuePage(new URLSearchParams(query), {
    call: callsAnswering([
      [geocodePlaceCall, async () => place],
      [
        getValuationCall,
        async ({ query: given }) => {
          asked.push(given);
          return valuation?.() ?? success(WITHHELD);
        },
      ],
    ]),
    logFailure: (error) => failures.push(error),
  });
  return { ...page, asked, failures };
}

const HOME = 'address=204-18+Maple+Ave&type=condo-apt&sqft=900&beds=2';

test('a home is valued at its address with the given details', async () => {
  const page = await pageOf(HOME);
  expect(page.asked).toEqual([
    {
      lat: 43.67,
      lng: -79.3,
      propertyType: 'condo-apt',
      sqft: 900,
      beds: 2,
      addressKey: '204-18-maple-avenue-toronto-on',
    },
  ]);
  expect(page.result).toMatchObject({
    kind: 'valued',
    place: { address: '204 - 18 Maple Avenue, Toronto, ON' },
    valuation: WITHHELD,
  });
});

test('a form that was sent empty asks for the address, and one that was not sent does not', async () => {
  expect((await pageOf('address=&type=&sqft=&beds=&baths=')).errors).toEqual({
    address: 'required',
  });
  expect((await pageOf('')).errors).toEqual({});
});

test('an address without a home type is located but not valued', async () => {
  const page = await pageOf('address=18+Maple+Ave');
  expect(page.result.kind).toBe('found');
  expect(page.asked).toEqual([]);
});

test.each([
  ['nowhere', refused(404), 'unknown'],
  ['a street', success({ ...PLACE, kind: 'street' }), 'noNumber'],
  ['a city', success({ ...PLACE, kind: 'city' }), 'noStreet'],
  ['a postal code', success({ ...PLACE, kind: 'postal' }), 'noStreet'],
])('the address of %s and an invalid size are both errors', async (_name, place, error) => {
  const page = await pageOf('address=x&type=detached&sqft=lots', { place });
  expect(page).toMatchObject({
    errors: { address: error, sqft: 'range' },
    result: { kind: 'none' },
    inputs: { address: 'x', sqft: 'lots' },
  });
});

test('an unknown street with a number is a different error from a missing street', async () => {
  const place = success({ ...PLACE, kind: 'city' } as const);
  const page = await pageOf('address=18+Maple+Avenue,+Toronto', { place });
  expect(page.errors.address).toBe('unknownStreet');
});

test.each<[string, Answers]>([
  ['places', { place: failure({ kind: 'unreachable' }) }],
  ['sales', { valuation: () => failure({ kind: 'unreachable' }) }],
  [
    'the database',
    {
      valuation: () => {
        throw new Error('the disk is gone');
      },
    },
  ],
])('a failure of %s is shown on the page and logged', async (_name, answers) => {
  const page = await pageOf(HOME, answers);
  expect(page).toMatchObject({ result: { kind: 'failed' }, inputs: { sqft: '900' } });
  expect(page.failures).toHaveLength(1);
});

test('a refused request is rethrown, not shown as a failure of the page', async () => {
  const refusal = Object.assign(new Error('busy'), { name: 'RefusedRequest' });
  const valuation = () => {
    throw refusal;
  };
  await expect(pageOf(HOME, { valuation })).rejects.toBe(refusal);
});
