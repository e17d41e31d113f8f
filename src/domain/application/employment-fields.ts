import type { EmploymentStatus } from '#src/contract/application/choices.ts';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';

const OF_AN_EMPLOYER = [
  'employment.compensationType',
  'employment.employer',
  'employment.jobTitle',
];
const OF_A_JOB = ['employment.years'];

const WITH_AN_EMPLOYER: readonly EmploymentStatus[] = ['full_time', 'part_time'];
const WITH_A_JOB: readonly EmploymentStatus[] = [
  ...WITH_AN_EMPLOYER,
  'self_employed',
  'parental_leave',
];

/** The paths of fields that do not apply to an employment status, or while none is chosen. */
export function omittedEmploymentFields({
  employment: { status } = {},
}: Pick<ApplicationDraft, 'employment'>): readonly string[] {
  return [
    ...(status && WITH_AN_EMPLOYER.includes(status) ? [] : OF_AN_EMPLOYER),
    ...(status && WITH_A_JOB.includes(status) ? [] : OF_A_JOB),
  ];
}
