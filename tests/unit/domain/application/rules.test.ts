import { expect, test } from 'vitest';
import { applicationErrors, signerErrors } from '#src/domain/application/validation.ts';
import { limitText } from '#src/domain/application/limit-text.ts';
import { applicationSteps } from '#src/domain/application/steps.ts';
import { provincesOfPostalCode } from '#src/domain/places/postal-province.ts';
import { PROVINCE_CODES } from '#src/contract/application/choices.ts';
import { applicationTexts } from '#src/messages/application/application.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const TODAY = '2026-10-21';
const rulesOf = (changes: Parameters<typeof anApplication>[0]) =>
  applicationErrors(anApplication(changes), TODAY).map(({ field, rule }) => `${field} ${rule}`);
const fieldsOf = (changes: Parameters<typeof anApplication>[0]) =>
  applicationSteps(anApplication(changes)).flatMap(({ fields }) => fields);

const { propertyInfo, propertyDetails, employment } = anApplication();
const renting = { ...propertyDetails, ownership: 'rent' } as const;

test('every province has postal codes, and an empty code matches no province', () => {
  const letters = [...'ABCEGHJKLMNPRSTVXY'];
  const provinces = letters.flatMap((letter) => provincesOfPostalCode(`${letter}1A 1A1`));
  expect(new Set(provinces)).toEqual(new Set(PROVINCE_CODES));
  expect(provincesOfPostalCode('')).toEqual([]);
});

test.each([
  ['M4E 2B7', 'ON', []],
  ['m4e2b7', 'ON', []],
  ['X0A 0H0', 'NU', []],
  ['X1A 2N3', 'NT', []],
  ['V6B 1A1', 'ON', ['propertyInfo.postalCode province']],
  ['90210', 'ON', ['propertyInfo.postalCode pattern']],
] as const)('the postal code %s is checked against %s', (postalCode, province, errors) => {
  expect(rulesOf({ propertyInfo: { ...propertyInfo, postalCode, province } })).toEqual(errors);
});

test('an out-of-range number is reported with its field and limit', () => {
  expect(rulesOf({ employment: { ...employment, years: 2010 } })).toEqual(['employment.years max']);
  const expectedPrice = { totalDollars: 600_000, downPaymentDollars: 120_000, ratePercent: 45 };
  expect(rulesOf({ expectedPrice })).toEqual(['expectedPrice.ratePercent max']);
  const signer = signerErrors({ employment: { years: 2010 } }, {}, TODAY);
  expect(signer).toContainEqual({ field: 'employment.years', rule: 'max', limit: 80 });
  expect(applicationTexts(DEFAULT_LOCALE).errorText('employment.years', 'max')).toContain(
    'such as 5',
  );
});

const sentencesOf = (changes: Parameters<typeof anApplication>[0]) =>
  applicationErrors(anApplication(changes), TODAY).map(({ field, rule, limit }) =>
    applicationTexts(DEFAULT_LOCALE).errorText(
      field,
      rule,
      limit === undefined ? undefined : limitText(field, limit, DEFAULT_LOCALE),
    ),
  );
const { applicant } = anApplication();

test.each<[Parameters<typeof anApplication>[0], string]>([
  [
    { propertyDetails: { ...propertyDetails, moveIn: { month: 5, year: 20 } } },
    'The year you moved in must be at least 1900',
  ],
  [
    { applicant: { ...applicant, dateOfBirth: { year: 85, month: 1, day: 1 } } },
    'The year of birth must be at least 1900',
  ],
  [
    { expectedPrice: { totalDollars: 0, downPaymentDollars: 0 } },
    'The total price must be at least $1',
  ],
  [
    { expectedPrice: { totalDollars: 2_000_000_000, downPaymentDollars: 1_000_000_000 } },
    'The total price must be at most $1,000,000,000',
  ],
  [
    { expectedPrice: { totalDollars: 900_000, downPaymentDollars: 900_001 } },
    'The down payment must be at most $900,000',
  ],
  [
    { expectedPrice: { totalDollars: 600_000, downPaymentDollars: 120_000, ratePercent: 45 } },
    'The rate you expect must be at most 30%',
  ],
  [{ purpose: undefined }, 'Please choose what the mortgage is for'],
  [{ propertyInfo: { ...propertyInfo, city: '' } }, 'Please enter the city'],
])('an error in %j is worded with its limit', (changes, sentence) => {
  expect(sentencesOf(changes)).toContain(sentence);
});

test('a tenant is asked for rent and for nothing that only an owner has', () => {
  expect(rulesOf({ propertyDetails: renting })).toEqual([]);
  expect(rulesOf({ purpose: 'renewal', propertyDetails: renting })).toEqual([]);
  const fields = fieldsOf({ purpose: 'renewal', propertyDetails: renting });
  expect(fields).toContain('propertyDetails.monthlyPaymentDollars');
  expect(
    fields.filter((field) => /currentMortgage|lenderName|yearlyTax|Condo/.test(field)),
  ).toEqual([]);
  expect(fieldsOf({ purpose: 'renewal' })).toContain('currentMortgage.balanceDollars');
});
