import {
  type Citizenship,
  type EmploymentStatus,
  type Lender,
  LENDERS,
  type ProvinceCode,
  type Purpose,
} from '#src/contract/application/choices.ts';

/** A lender's criteria. Ratios are parts of one; a list that is left out means "any". */
export type LenderCriteria = {
  readonly lender: Lender;
  readonly ratePercent: number;
  readonly maxLtv: number;
  readonly maxGds: number;
  readonly maxTds: number;
  readonly minLoanDollars: number;
  readonly provinces?: readonly ProvinceCode[];
  readonly citizenships?: readonly Citizenship[];
  readonly incomes?: readonly EmploymentStatus[];
  readonly purposes?: readonly Purpose[];
};

const RESIDENTS = ['CA', 'permanent_resident'] as const;
const RESIDENTS_AND_WORKERS = [...RESIDENTS, 'work_permit'] as const;
const STEADY = ['full_time', 'part_time', 'parental_leave', 'pension'] as const;
const WORKING = [...STEADY, 'self_employed'] as const;
const WITH_MEANS = [...WORKING, 'investor'] as const;
const INSURED = { maxLtv: 0.95, maxGds: 0.39, maxTds: 0.44 } as const;
const CONVENTIONAL = { maxLtv: 0.8, maxGds: 0.42, maxTds: 0.5 } as const;

/** SAMPLE criteria: the lenders exist, the criteria are invented to show the matching. */
const SAMPLE: Readonly<Record<Lender, Omit<LenderCriteria, 'lender'>>> = {
  Alterna: {
    ...INSURED,
    ratePercent: 4.49,
    minLoanDollars: 50_000,
    provinces: ['ON', 'QC'],
    citizenships: RESIDENTS_AND_WORKERS,
    incomes: WORKING,
  },
  'B2B Bank': {
    ...CONVENTIONAL,
    ratePercent: 5.29,
    minLoanDollars: 75_000,
    incomes: WITH_MEANS,
  },
  BMO: {
    ...INSURED,
    ratePercent: 4.54,
    minLoanDollars: 25_000,
    citizenships: RESIDENTS_AND_WORKERS,
  },
  Bridgewater: {
    ...CONVENTIONAL,
    ratePercent: 5.69,
    minLoanDollars: 100_000,
    provinces: ['AB', 'BC', 'ON'],
    purposes: ['purchase', 'refinance'],
  },
  CIBC: {
    ...INSURED,
    ratePercent: 4.57,
    minLoanDollars: 25_000,
    citizenships: RESIDENTS_AND_WORKERS,
  },
  CMLS: {
    ...INSURED,
    ratePercent: 4.29,
    minLoanDollars: 100_000,
    citizenships: RESIDENTS,
    incomes: STEADY,
  },
  Desjardins: {
    ...INSURED,
    ratePercent: 4.52,
    minLoanDollars: 40_000,
    provinces: ['ON', 'QC'],
    citizenships: RESIDENTS,
  },
  'Equitable Bank': {
    ...CONVENTIONAL,
    ratePercent: 5.49,
    minLoanDollars: 100_000,
    provinces: ['AB', 'BC', 'MB', 'NS', 'ON', 'QC', 'SK'],
    incomes: WITH_MEANS,
  },
  'First National': {
    ...INSURED,
    ratePercent: 4.34,
    minLoanDollars: 75_000,
    citizenships: RESIDENTS,
    incomes: WORKING,
  },
  Haventree: {
    ...CONVENTIONAL,
    maxGds: 0.5,
    maxTds: 0.55,
    ratePercent: 6.19,
    minLoanDollars: 75_000,
    provinces: ['AB', 'BC', 'MB', 'ON'],
  },
  'Home Trust': {
    ...CONVENTIONAL,
    maxGds: 0.45,
    ratePercent: 5.79,
    minLoanDollars: 75_000,
    incomes: WITH_MEANS,
  },
  'Laurentian Bank': {
    ...INSURED,
    ratePercent: 4.64,
    minLoanDollars: 40_000,
    provinces: ['AB', 'BC', 'NB', 'NS', 'ON', 'QC'],
    citizenships: RESIDENTS,
    incomes: WORKING,
  },
  Manulife: {
    ...CONVENTIONAL,
    ratePercent: 4.84,
    minLoanDollars: 50_000,
    citizenships: RESIDENTS,
    incomes: WITH_MEANS,
  },
  MCAP: {
    ...INSURED,
    ratePercent: 4.32,
    minLoanDollars: 75_000,
    citizenships: RESIDENTS,
    incomes: STEADY,
  },
  Meridian: {
    ...INSURED,
    ratePercent: 4.47,
    minLoanDollars: 50_000,
    provinces: ['ON'],
    citizenships: RESIDENTS_AND_WORKERS,
    incomes: WORKING,
  },
  'National Bank': {
    ...INSURED,
    ratePercent: 4.59,
    minLoanDollars: 40_000,
    provinces: ['AB', 'BC', 'MB', 'NB', 'ON', 'QC'],
    citizenships: RESIDENTS_AND_WORKERS,
  },
  RBC: { ...INSURED, ratePercent: 4.59, minLoanDollars: 25_000 },
  Scotiabank: { ...INSURED, ratePercent: 4.56, minLoanDollars: 40_000 },
  Tangerine: {
    ...INSURED,
    ratePercent: 4.39,
    minLoanDollars: 50_000,
    citizenships: RESIDENTS,
    incomes: STEADY,
    purposes: ['purchase', 'pre_approval', 'renewal'],
  },
  TD: {
    ...INSURED,
    ratePercent: 4.58,
    minLoanDollars: 25_000,
    citizenships: RESIDENTS_AND_WORKERS,
  },
  Other: { maxLtv: 0.75, maxGds: 0.6, maxTds: 0.65, ratePercent: 8.99, minLoanDollars: 50_000 },
};

/** The lenders in the order of their names; "Other" stands for a private lender. */
export const LENDER_CRITERIA: readonly LenderCriteria[] = LENDERS.map((lender) => ({
  lender,
  ...SAMPLE[lender],
}));
