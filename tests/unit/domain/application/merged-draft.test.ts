import { expect, test } from 'vitest';
import { mergedDraft } from '#src/domain/application/merged-draft.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const base = anApplication();
const { expectedPrice, employment, propertyInfo } = base;

test('changes made elsewhere stay, and own changes are added', () => {
  const own = { ...base, employment: { ...employment, annualIncomeDollars: 90_000 } };
  const latest = { ...base, expectedPrice: { ...expectedPrice, totalDollars: 900_000 } };
  expect(mergedDraft(base, own, latest)).toEqual({ ...latest, employment: own.employment });
});

test('changes of two fields in one group are both taken, and of one field the own change', () => {
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

test('fields removed here or elsewhere stay removed', () => {
  const whole = { ...base, referralCode: 'A1', lenderName: 'BMO' as const };
  const { referralCode: _, ...own } = whole;
  const { lenderName: __, ...latest } = whole;
  expect(mergedDraft(whole, own, latest)).toEqual(base);
});

test('the point of another address is not taken over', () => {
  const own = { ...base, propertyInfo: { ...propertyInfo, address: '1 Elm Street' } };
  const latest = {
    ...base,
    propertyInfo: { ...propertyInfo, address: '2 Oak Street', latitude: 43, longitude: -79 },
  };
  expect(mergedDraft(base, own, latest).propertyInfo).toEqual(own.propertyInfo);
  expect(mergedDraft(base, base, latest)).toEqual(latest);
});
