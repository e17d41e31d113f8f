import { expect, test } from 'vitest';
import { ApplicationDraft } from '#src/contract/application/draft.ts';
import { applicationErrors, signerErrors } from '#src/domain/application/validation.ts';
import { applicationSteps, errorsOfStep } from '#src/domain/application/steps.ts';
import { validate } from '#src/lib/validation/validation.ts';
import { applicationTexts } from '#src/messages/application/application.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const TODAY = '2026-10-21';

const readDraft = (raw: unknown) => validate(ApplicationDraft, raw);
const errorsOf = (draft: ApplicationDraft) =>
  applicationErrors(draft, TODAY).map(({ field, rule }) => `${field} ${rule}`);

test('a complete application has no errors', () => {
  expect(errorsOf(anApplication())).toEqual([]);
});

test('an empty application reports every required field', () => {
  const errors = applicationErrors({}, TODAY);
  expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(['required']));
  expect(errors.map(({ field }) => field)).toEqual([
    'purpose',
    'propertyInfo.address',
    'propertyInfo.city',
    'propertyInfo.province',
    'propertyInfo.postalCode',
    'propertyDetails.ownership',
    'propertyDetails.monthlyPaymentDollars',
    'propertyDetails.otherProperties',
    'propertyDetails.moveIn.month',
    'propertyDetails.moveIn.year',
    'expectedPrice.totalDollars',
    'expectedPrice.downPaymentDollars',
    'applicant.name.first',
    'applicant.name.last',
    'applicant.email',
    'applicant.phone',
    'applicant.dateOfBirth.year',
    'applicant.dateOfBirth.month',
    'applicant.dateOfBirth.day',
    'applicant.maritalStatus',
    'applicant.citizenship',
    'employment.status',
    'employment.annualIncomeDollars',
  ]);
});

const { applicant, propertyInfo } = anApplication();

test.each<[string, ApplicationDraft, string[]]>([
  [
    'a refinancing without the current mortgage',
    { purpose: 'refinance', expectedPrice: {} },
    [
      'currentMortgage.balanceDollars required',
      'currentMortgage.initialPriceDollars required',
      'currentMortgage.ratePercent required',
      'currentMortgage.rateType required',
    ],
  ],
  [
    'an employee without an employer',
    { employment: { status: 'part_time', annualIncomeDollars: 1 } },
    ['employment.compensationType required', 'employment.employer required'],
  ],
  ['a pension', { employment: { status: 'pension', annualIncomeDollars: 40_000 } }, []],
  [
    'half an email address',
    { applicant: { ...applicant, email: 'ada@' } },
    ['applicant.email pattern'],
  ],
  [
    'a phone of three digits',
    { applicant: { ...applicant, phone: '416' } },
    ['applicant.phone pattern'],
  ],
  [
    'a foreign postal code',
    { propertyInfo: { ...propertyInfo, postalCode: '90210' } },
    ['propertyInfo.postalCode pattern'],
  ],
  [
    'the 30th of February',
    { applicant: { ...applicant, dateOfBirth: { year: 1990, month: 2, day: 30 } } },
    ['applicant.dateOfBirth.day pattern'],
  ],
  [
    'the day before the 18th birthday',
    { applicant: { ...applicant, dateOfBirth: { year: 2008, month: 10, day: 22 } } },
    ['applicant.dateOfBirth.year age'],
  ],
  [
    'the 18th birthday',
    { applicant: { ...applicant, dateOfBirth: { year: 2008, month: 10, day: 21 } } },
    [],
  ],
])('%s has the expected errors', (_, changes, errors) => {
  expect(errorsOf(anApplication(changes))).toEqual(errors);
});

test.each([
  [400_000, 20_000],
  [500_000, 25_000],
  [800_000, 55_000],
  [1_600_000, 320_000],
])('a home at %i requires %i down', (totalDollars, leastDollars) => {
  const withDown = (downPaymentDollars: number) =>
    applicationErrors(
      anApplication({ expectedPrice: { totalDollars, downPaymentDollars } }),
      TODAY,
    );
  expect(withDown(leastDollars)).toEqual([]);
  expect(withDown(leastDollars - 1)).toEqual([
    { field: 'expectedPrice.downPaymentDollars', rule: 'downPayment', limit: leastDollars },
  ]);
  expect(withDown(totalDollars + 1)[0]?.rule).toBe('max');
});

test('a signer needs a relation and an income', () => {
  const fields = signerErrors({}, {}, TODAY).map(({ field }) => field);
  expect(fields).toContain('relation');
  expect(fields).toContain('employment.status');
});

test('a signer needs a different email address from the applicant', () => {
  const rulesFor = (email: string) =>
    signerErrors({ ...applicant, email }, anApplication(), TODAY)
      .filter(({ field }) => field === 'email')
      .map(({ rule }) => rule);
  expect(rulesFor(' ADA@example.test')).toEqual(['shared']);
  expect(rulesFor('ben@example.test')).toEqual([]);
  expect(applicationTexts(DEFAULT_LOCALE).errorText('signers.0.email', 'shared')).toContain(
    'their own',
  );
});

test.each([
  ['applicant.email', "This doesn't really look like an email address"],
  ['signers.1.email', "This doesn't really look like an email address"],
  ['referralCode', 'Please enter a valid referral code'],
])('a malformed %s has the same message as in the contact form', (field, text) => {
  const rule = 'pattern';
  expect(applicationTexts(DEFAULT_LOCALE).errorText(field, rule)).toBe(text);
  const name = field === 'referralCode' ? 'code' : 'email';
  expect(leadTexts(DEFAULT_LOCALE).errorText(name, rule)).toBe(text);
});

test('every possible error belongs to a step and has a message with its field name', () => {
  const drafts: ApplicationDraft[] = [
    {},
    { purpose: 'renewal' },
    { employment: { status: 'full_time' } },
  ];
  for (const draft of drafts) {
    const errors = applicationErrors(draft, TODAY);
    const steps = applicationSteps(draft);
    expect(steps.flatMap((step) => errorsOfStep(step, errors))).toHaveLength(errors.length);
    for (const { field, rule } of errors) {
      expect(applicationTexts(DEFAULT_LOCALE).errorText(field, rule), field).not.toContain(
        'this field',
      );
    }
  }
});

test('a draft may be partial but has no unknown fields or invalid values', () => {
  expect(readDraft({ applicant: { email: 'ad', name: {} } }).ok).toBe(true);
  expect(readDraft({})).toEqual({ ok: true, value: {} });
  expect(readDraft({ password: 'x', applicant: { passwordConfirm: 'x' } })).toEqual({
    ok: false,
    errors: [
      { field: 'applicant.passwordConfirm', rule: 'unknown' },
      { field: 'password', rule: 'unknown' },
    ],
  });
  expect(readDraft({ propertyInfo: { city: 'a\u0000' }, purpose: 'gift' })).toEqual({
    ok: false,
    errors: [
      { field: 'purpose', rule: 'choice' },
      { field: 'propertyInfo.city', rule: 'pattern' },
    ],
  });
});

test.each([null, [], 'text', 7, true])('a draft that is not an object is refused: %j', (raw) => {
  expect(readDraft(raw).ok).toBe(false);
});
