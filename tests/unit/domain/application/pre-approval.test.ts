import { expect, test } from 'vitest';
import { ApplicationDraft } from '#src/contract/application/draft.ts';
import {
  preApprovalPath,
  preApprovalPathOf,
  preApprovalPathFor,
  prefilledDraft,
  readPrefill,
} from '#src/domain/application/pre-approval.ts';
import { aFullListing } from '#tests/support/listings/listing-views.ts';

const OUTSIDE = 'https://mortgages.example.ca/start';

test('a pre-approval link leads to a page of this site or to an outside address', () => {
  expect(preApprovalPath('/application')).toBe('/real-estate/application');
  expect(preApprovalPath(OUTSIDE)).toBe(OUTSIDE);
  expect(preApprovalPathOf(OUTSIDE, aFullListing())).toBe(OUTSIDE);
});

test('the price and location of a listing read back from the address as a draft', () => {
  const { search } = new URL(
    preApprovalPathOf('/application', aFullListing()),
    'https://x.invalid',
  );
  const prefill = readPrefill(search);
  const draft = prefilledDraft(prefill ?? {});
  expect(draft).toEqual({
    purpose: 'pre_approval',
    propertyInfo: {
      address: '18 Maple Avenue',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M4E 2B7',
      mlsNumber: 'C9000001',
    },
    expectedPrice: { totalDollars: aFullListing().listPrice },
  });
  expect(ApplicationDraft.safeParse(draft).success).toBe(true);
});

test('a rent is not used as a price to borrow for', () => {
  expect(preApprovalPathOf('/application', aFullListing({ type: 'Lease' }))).not.toContain('price');
});

test.each([
  ['', undefined],
  ['?step=price', undefined],
  ['?price=-5&city=%00&province=Ontario&listing=../x&postalCode=90210', undefined],
  ['?price=1e9&city=Toronto', { city: 'Toronto' }],
  ['?price=750000&province=XX', { price: 750_000 }],
])('invalid values in %j are ignored', (query, prefill) => {
  expect(readPrefill(query)).toEqual(prefill);
});

test('the affordability of a household reads back from the address as a draft', () => {
  const path = preApprovalPathFor('/application', {
    price: 650_500.7,
    down: 90_000,
    income: 120_000,
  });
  const [, query = ''] = path.split('?');
  expect(prefilledDraft(readPrefill(query) ?? {})).toMatchObject({
    expectedPrice: { totalDollars: 650_500, downPaymentDollars: 90_000 },
    employment: { annualIncomeDollars: 120_000 },
  });
  expect(preApprovalPathFor('/application', { price: 0, down: 0, income: 5 })).toBe(
    '/real-estate/application?income=5',
  );
  expect(preApprovalPathFor(OUTSIDE, { price: 1, down: 1, income: 1 })).toBe(OUTSIDE);
});

test('remembered household figures fill in what the address leaves out', () => {
  const household = { income: 140_000, down: 120_000 };
  expect(readPrefill('?price=750000&city=Toronto', household)).toMatchObject({
    price: 750_000,
    city: 'Toronto',
    ...household,
  });
  expect(readPrefill('?price=750000&down=90000', household)).toMatchObject({
    down: 90_000,
    income: 140_000,
  });
  expect(readPrefill('', household)).toBeUndefined();
});
