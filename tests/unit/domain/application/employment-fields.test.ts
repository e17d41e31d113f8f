import { expect, test } from 'vitest';
import { applicationSteps } from '#src/domain/application/steps.ts';
import { omittedEmploymentFields } from '#src/domain/application/employment-fields.ts';

const workFields = (status?: 'full_time' | 'self_employed' | 'unemployed') =>
  applicationSteps({ employment: { ...(status && { status }) } })
    .find(({ id }) => id === 'employment')
    ?.fields.map((path) => path.replace('employment.', ''));

test('the work questions depend on having an employer and a job', () => {
  expect(workFields('full_time')).toEqual([
    'status',
    'compensationType',
    'employer',
    'jobTitle',
    'annualIncomeDollars',
    'years',
  ]);
  expect(workFields('self_employed')).toEqual(['status', 'annualIncomeDollars', 'years']);
  expect(workFields('unemployed')).toEqual(['status', 'annualIncomeDollars']);
  expect(workFields()).toEqual(['status', 'annualIncomeDollars']);
});

test('only income from work is asked for its years', () => {
  for (const status of ['pension', 'welfare', 'investor', 'unemployed'] as const) {
    expect(omittedEmploymentFields({ employment: { status } })).toContain('employment.years');
  }
  for (const status of ['part_time', 'self_employed', 'parental_leave'] as const) {
    expect(omittedEmploymentFields({ employment: { status } })).not.toContain('employment.years');
  }
});
