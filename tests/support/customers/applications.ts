import type { ApplicationDraft } from '#src/contract/application/draft.ts';

/** An application that is complete enough to be sent; `changes` replace whole groups. */
export function anApplication(changes: ApplicationDraft = {}): ApplicationDraft {
  return {
    purpose: 'purchase',
    applicant: {
      name: { first: 'Ada', last: 'Wong' },
      email: 'ada@example.test',
      phone: '(416) 555-0199',
      dateOfBirth: { year: 1990, month: 2, day: 28 },
      maritalStatus: 'single',
      citizenship: 'CA',
    },
    employment: {
      status: 'full_time',
      compensationType: 'annual_salary',
      employer: 'Northern Mills',
      annualIncomeDollars: 150_000,
    },
    propertyInfo: {
      address: '18 Maple Avenue',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M4E 2B7',
    },
    propertyDetails: {
      ownership: 'own',
      monthlyPaymentDollars: 2100,
      otherProperties: 'N',
      moveIn: { month: 5, year: 2020 },
    },
    expectedPrice: { totalDollars: 600_000, downPaymentDollars: 120_000 },
    ...changes,
  };
}
