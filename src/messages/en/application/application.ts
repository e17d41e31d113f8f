/** The names of the fields of a mortgage application, by their paths. */
const names: Readonly<Record<string, string>> = {
  purpose: 'what the mortgage is for',
  lenderName: 'your lender',
  referralCode: 'your referral code',
  'propertyInfo.address': 'the address',
  'propertyInfo.unit': 'the unit',
  'propertyInfo.city': 'the city',
  'propertyInfo.province': 'the province',
  'propertyInfo.postalCode': 'the postal code',
  'propertyInfo.mlsNumber': 'the MLS® number',
  'propertyDetails.ownership': 'whether you own or rent',
  'propertyDetails.monthlyPaymentDollars': 'your monthly payment',
  'propertyDetails.otherProperties': 'whether you own other properties',
  'propertyDetails.moveIn.month': 'the month you moved in',
  'propertyDetails.moveIn.year': 'the year you moved in',
  'propertyDetails.yearlyTaxDollars': 'the yearly property tax',
  'propertyDetails.monthlyHeatingDollars': 'the monthly heating costs',
  'propertyDetails.monthlyCondoFeeDollars': 'the monthly condo fees',
  'propertyDetails.monthlyDebtsDollars': 'your monthly debt payments',
  'currentMortgage.balanceDollars': 'the current balance',
  'currentMortgage.initialPriceDollars': 'the initial price',
  'currentMortgage.ratePercent': 'the current rate',
  'currentMortgage.rateType': 'the type of the current rate',
  'expectedPrice.totalDollars': 'the total price',
  'expectedPrice.downPaymentDollars': 'the down payment',
  'expectedPrice.downPaymentPercent': 'the down payment in percent',
  'expectedPrice.otherOffer': 'whether you have another offer',
  'expectedPrice.ratePercent': 'the rate you expect',
};

/** For the applicant and for every signer. */
const personal: Readonly<Record<string, string>> = {
  'name.first': 'the first name',
  'name.last': 'the last name',
  email: 'the email address',
  phone: 'the phone number',
  'dateOfBirth.year': 'the year of birth',
  'dateOfBirth.month': 'the month of birth',
  'dateOfBirth.day': 'the day of birth',
  maritalStatus: 'the marital status',
  citizenship: 'the citizenship',
  relation: 'how the signer is related to you',
  status: 'the employment status',
  compensationType: 'how the work is paid',
  employer: 'the employer',
  jobTitle: 'the job title',
  annualIncomeDollars: 'the annual income',
  years: 'the years at this job',
};

const personalName = (field: string) =>
  field.replace(/^(?:applicant|signers\.\d+)\./, '').replace(/^employment\./, '');

const nameOf = (field: string) => names[field] ?? personal[personalName(field)] ?? 'this field';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The last parts of the fields that are chosen from a list. */
const CHOICE_FIELDS: ReadonlySet<string> = new Set([
  'purpose',
  'lenderName',
  'province',
  'ownership',
  'otherProperties',
  'otherOffer',
  'month',
  'rateType',
  'maritalStatus',
  'citizenship',
  'relation',
  'status',
  'compensationType',
]);

const isChosen = (field: string) => CHOICE_FIELDS.has(field.slice(field.lastIndexOf('.') + 1));

/** Example numbers, by the ends of their fields' paths. */
const examples: readonly (readonly [end: string, example: string])[] = [
  ['Dollars', '1,850.75'],
  ['Percent', '4.5'],
  ['.years', '5'],
  ['.year', '1985'],
  ['.day', '15'],
];

const exampleOf = (field: string) => examples.find(([end]) => field.endsWith(end))?.[1];

const sentences: Readonly<Record<string, (name: string, limit: string) => string>> = {
  required: (name) => `Please enter ${name}`,
  notChosen: (name) => `Please choose ${name}`,
  type: (name) => `Please check ${name}`,
  maxLength: (name) => `${capital(name)} is too long`,
  pattern: (name) => `Please check ${name}`,
  min: (name, limit) => `${capital(name)} must be at least ${limit}`,
  max: (name, limit) => `${capital(name)} must be at most ${limit}`,
  downPayment: (name, limit) => `${capital(name)} must be at least ${limit}`,
  choice: (name) => `Please choose ${name} from the list`,
  shared: () => 'A co-signer needs their own email address, not yours',
  age: () => 'Anyone who signs a mortgage must be at least 18 years old',
  province: () => 'This postal code is in another province. Check the postal code or the province',
  unknown: () => 'This is not a field of the application',
};

/** For typed text that is no number. */
function numberSentence(field: string, rule: string): string | undefined {
  const example = rule === 'type' ? exampleOf(field) : undefined;
  return example && `Please enter ${nameOf(field)} as a number of 0 or more, such as ${example}`;
}

/** For fields where the sentence of the rule would not be clear, or is another one in the other forms. */
const ofOneField: Readonly<Record<string, string>> = {
  'email pattern': "This doesn't really look like an email address",
  'referralCode pattern': 'Please enter a valid referral code',
  'years max':
    'Please enter how many years you have had this job, such as 5, not the year you started',
};

/** The mortgage application. */
export const application = {
  /**
   * The error of a field, as a sentence for the person who fills it in.
   *
   * @param limit the bound as text, for the rules `min`, `max` and `downPayment`
   */
  errorText: (field: string, rule: string, limit = '') =>
    ofOneField[`${personalName(field)} ${rule}`] ??
    numberSentence(field, rule) ??
    sentences[rule === 'required' && isChosen(field) ? 'notChosen' : rule]?.(
      nameOf(field),
      limit,
    ) ??
    'Value unrecognized',
  saved: 'Saved',
  saving: 'Saving …',
  notSaved: 'Not saved yet. Your answers are in this browser, and we’ll try again.',
  sampleMatches: 'These matches use sample criteria and are not offers.',
} as const;
