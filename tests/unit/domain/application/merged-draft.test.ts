import { expect, test } from 'vitest';
import { mergedDraft } from '#src/domain/application/merged-draft.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const base = anApplication();
const { expectedPrice, employment, propertyInfo } = base;

test('what was changed elsewhere stays, and what was changed here is added', () => {
  const own = { ...base, employment: { ...employment, annualIncomeDollars: 90_000 } };
  const latest = { ...base, expectedPrice: { ...expectedPrice, totalDollars: 900_000 } };
  expect(mergedDraft(base, own, latest)).toEqual({ ...latest, employment: own.employment });
});

test('two fields of one group are both taken, and of one field the one here', () => {
  const own = {
    ...base,
    expectedPrice: { ...expectedPrice, ratePercent: 4, downPaymentDollars: 1 },
  };
  const latest = {
    ...base,
    expectedPrice: { totalDollars: 900_000, downPaymentDollars: 180_000 },
  };
  expect(mergedDraft(base, own, latest).expectedPrice).toEqual({
    totalDollars: 900_000,
    downPaymentDollars: 1,
    ratePercent: 4,
  });
});

test('what was taken away here or elsewhere is gone', () => {
  const whole = { ...base, referralCode: 'A1', lenderName: 'BMO' as const };
  const { referralCode: _, ...own } = whole;
  const { lenderName: __, ...latest } = whole;
  expect(mergedDraft(whole, own, latest)).toEqual(base);
});

test('the point of another address does not come along', () => {
  const own = { ...base, propertyInfo: { ...propertyInfo, address: '1 Elm Street' } };
  const latest = {
    ...base,
    propertyInfo: { ...propertyInfo, address: '2 Oak Street', latitude: 43, longitude: -79 },
  };
  expect(mergedDraft(base, own, latest).propertyInfo).toEqual(own.propertyInfo);
  expect(mergedDraft(base, base, latest)).toEqual(latest);
});
