type Messages = Readonly<Record<string, string>>;

const PRICE_MIN = 'Please enter a price of at least $50,000';
const PRICE_MAX = 'Please enter a price of at most $10,000,000';
const UNRECOGNIZED = 'Value unrecognized';
const EMAIL_FORMAT = "This doesn't really look like an email address";
const REFERRAL_CODE = 'Please enter a valid referral code';

const name = (label: string): Messages => ({
  required: `Please enter your ${label} name`,
  type: UNRECOGNIZED,
  minLength: `Please enter your ${label} name`,
  maxLength: `Your ${label} name can have at most 35 characters`,
  pattern: `Please enter your ${label} name on one line`,
});

const place = (label: string, limit: number): Messages => ({
  required: `Please enter ${label}`,
  type: UNRECOGNIZED,
  minLength: `Please enter ${label}`,
  maxLength: `This can have at most ${limit} characters`,
  pattern: `Please enter ${label} on one line`,
});

const field = (sentence: string): Messages => ({
  required: sentence,
  type: UNRECOGNIZED,
  maxLength: sentence,
  pattern: sentence,
});

/** Sending a message to the brokerage: what each field says when it fails a rule. */
export const lead = {
  errors: {
    first: name('first'),
    last: name('last'),
    email: {
      required: 'Please enter your email address',
      type: UNRECOGNIZED,
      minLength: 'Please enter your email address',
      maxLength: EMAIL_FORMAT,
      pattern: EMAIL_FORMAT,
    },
    phone: {
      required: 'Please enter your phone number',
      type: UNRECOGNIZED,
      pattern: 'Please enter a phone number with its area code',
    },
    city: place('a city', 100),
    price: {
      required: 'Please enter a price',
      type: UNRECOGNIZED,
      min: PRICE_MIN,
      max: PRICE_MAX,
    },
    address: place('an address', 200),
    code: {
      required: 'Please enter the number of the listing',
      type: UNRECOGNIZED,
      maxLength: 'A referral code can have at most 35 characters',
      pattern: REFERRAL_CODE,
    },
    boardId: {
      required: UNRECOGNIZED,
      type: UNRECOGNIZED,
      min: UNRECOGNIZED,
      max: UNRECOGNIZED,
    },
    message: {
      ...field('Please use letters, digits and signs only'),
      maxLength: 'A message can have at most 500 characters',
    },
    marketing: field(UNRECOGNIZED),
    wording: field(UNRECOGNIZED),
  } satisfies Readonly<Record<string, Messages>>,
  unrecognized: UNRECOGNIZED,
  unavailable: (phone: string) =>
    `Your message could not be stored, so it has not reached us. Please try again in a moment or call ${phone}.`,
  tooMany: (phone: string) =>
    `Too many messages came from your connection. Please wait a little or call ${phone}.`,
  otherBody: 'This form has been sent before with other words. Please reload it and send it again.',
  badKey: 'must be 8 to 128 visible ASCII characters',
  elsewhere: 'This form can only be sent from this site.',
  refusedTitle: 'Your message was not sent',
  refusedAdvice: 'Go back with your browser: what you typed is still there.',
  backToForm: 'Back to the contact page',
} as const;
