// The words that a mortgage application may hold, in the order they are offered.

export const PURPOSES = ['purchase', 'pre_approval', 'refinance', 'renewal'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const MARITAL_STATUSES = ['single', 'married', 'common_law', 'divorced'] as const;

/** How another signer is related to the applicant. */
export const RELATIONS = ['parent', 'sibling', 'engaged', 'married', 'other'] as const;

export const CITIZENSHIPS = [
  'CA',
  'permanent_resident',
  'other',
  'work_permit',
  'non_resident',
] as const;
export type Citizenship = (typeof CITIZENSHIPS)[number];

export const EMPLOYMENT_STATUSES = [
  'full_time',
  'part_time',
  'self_employed',
  'parental_leave',
  'pension',
  'welfare',
  'investor',
  'unemployed',
] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

export const COMPENSATION_TYPES = [
  'annual_salary',
  'annual_salary_commission',
  'annual_salary_bonus',
  'commission',
  'hourly',
] as const;

/** Whether the applicant owns or rents; all but a tenant own. */
export const OWNERSHIP_TYPES = ['own', 'rent', 'family', 'rent_out'] as const;

export const YES_NO = ['Y', 'N'] as const;

export const RATE_TYPES = ['fixed', 'variable'] as const;

/** The provinces and territories by their codes. */
export const PROVINCE_CODES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type ProvinceCode = (typeof PROVINCE_CODES)[number];

/** Lenders an applicant may have now or be matched with. */
export const LENDERS = [
  'Alterna',
  'B2B Bank',
  'BMO',
  'Bridgewater',
  'CIBC',
  'CMLS',
  'Desjardins',
  'Equitable Bank',
  'First National',
  'Haventree',
  'Home Trust',
  'Laurentian Bank',
  'Manulife',
  'MCAP',
  'Meridian',
  'National Bank',
  'RBC',
  'Scotiabank',
  'Tangerine',
  'TD',
  'Other',
] as const;
export type Lender = (typeof LENDERS)[number];
