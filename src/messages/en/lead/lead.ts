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

const choice = (sentence: string): Messages => ({
  required: sentence,
  type: sentence,
  choice: sentence,
  pattern: sentence,
});

/** The message of each field for each rule it fails. */
const errors: Readonly<Record<string, Messages>> = {
  first: name('first'),
  last: name('last'),
  email: {
    required: 'Please enter your email address',
    type: UNRECOGNIZED,
    minLength: 'Please enter your email address',
    maxLength: EMAIL_FORMAT,
    pattern: EMAIL_FORMAT,
    emailOrPhone: 'Please enter an email address or a phone number',
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
  purpose: choice('Please choose what your message is about'),
  type: choice('Please choose the type of property'),
  timing: choice('Please choose when you want to sell'),
  callBack: field(UNRECOGNIZED),
  code: {
    required: 'Please enter the number of the listing',
    type: UNRECOGNIZED,
    maxLength: 'A referral code can have at most 35 characters',
    pattern: REFERRAL_CODE,
    notOffered: 'This home is not open for showings. It may be sold, or not on the market yet',
    needsLogin: 'Please log in, with this email address, to book a showing of this home',
    noHours: 'Showings of this home cannot be booked online. Please call us',
  },
  day: {
    required: 'Please choose a day',
    type: UNRECOGNIZED,
    pattern: 'Please choose a day from the calendar',
    past: 'This day has passed. Please choose a later one',
    tooFar: 'Showings can be booked up to two weeks ahead. Please choose an earlier day',
    closed: 'The agent isn’t available on this day. Please choose another one',
  },
  time: {
    required: 'Please choose a time',
    type: UNRECOGNIZED,
    pattern: 'Please choose a time, such as 14:00',
    past: 'This time has passed. Please choose a later one',
    tooSoon: 'The agent needs two hours’ notice. Please choose a later time',
    closed: 'This is outside the agent’s hours. Please choose another time',
  },
  way: choice('Please choose to see it in person or by video'),
  boardId: {
    required: UNRECOGNIZED,
    type: UNRECOGNIZED,
    min: UNRECOGNIZED,
    max: UNRECOGNIZED,
  },
  message: {
    ...field('Please use letters, digits and punctuation only'),
    required: 'Please enter your question',
    maxLength: 'A message can have at most 500 characters',
  },
  marketing: field(UNRECOGNIZED),
  wording: field(UNRECOGNIZED),
};

/** Sending a message to the brokerage. */
export const lead = {
  errors,
  /** The error of a field, as a sentence for the person who fills it in. */
  errorText: (field: string, rule: string) => errors[field]?.[rule] ?? UNRECOGNIZED,
  form: {
    label: 'Contact form',
    emailOrPhone: 'An email address or a phone number is enough.',
    question: 'Your question',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    phone: 'Phone',
    phoneCountry: 'Country code',
    phoneCanada: 'Canada +1',
    phoneWhy: 'Why we ask: most first questions are answered in a five-minute call.',
    phoneAbroad: 'Start a number outside Canada and the US with +.',
    optional: 'optional',
    message: 'Message',
    messageLeft: (left: number) =>
      left < 0 ? `${-left} characters too many` : `${left} characters left`,
    website: 'Leave this field empty',
    consent: 'Email me market news and homes. I can unsubscribe with one click at any time.',
    submit: 'Send message',
    sending: 'Sending…',
    privacy: 'We use what you write only to answer you.',
    privacyLink: 'How we handle it',
    failed: 'Could not create this contact.',
    failedHint: (phone: string) =>
      `Your message is saved in this browser and will be sent automatically. You can also try again now, or call ${phone}.`,
    offlineHint: (phone: string) =>
      `You are offline. Your message is saved in this browser and will be sent when you are back online. You can also call ${phone}.`,
    waits: (phone: string) =>
      `You are logged out. Your message to us hasn’t been sent yet: it is saved in this browser and will be sent as soon as we can be reached. You can also call ${phone}.`,
    retry: 'Try again',
    thanks: 'Thank you',
    thanksText: 'Your message has reached us, and a person will answer it.',
    thanksCall: 'Your message has reached us, and an agent will call you.',
    receipt: 'Your receipt number',
    receiptHint: 'Please give it when you call about this message.',
    again: 'Send another message',
    sentLater: (receipt: string) =>
      `The message saved in this browser has been sent.${receipt && ` Your receipt number is ${receipt}.`}`,
    refusedLater: (phone: string) =>
      `A message saved in this browser could not be accepted. Please write it again or call ${phone}.`,
  },
  listing: {
    open: 'Ask about this home',
    openConditional: 'Ask if it falls through',
    close: 'Close',
    title: (place: string) => `Ask about ${place}`,
    answer:
      'An agent who knows the area will answer within one business day, usually the same day. It costs you nothing.',
    answerConditional:
      'An offer on this home has been accepted with conditions. Leave your details, and an agent will let you know first if the deal falls through.',
    withoutScript: 'Write to us on the contact page',
  },
} as const;
