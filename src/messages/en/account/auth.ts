const MISMATCH = 'The two passwords are not the same';
const EMAIL_FORMAT = "This doesn't really look like an email address";
const PASSWORD_RULES =
  'Use at least 8 characters with a capital letter, a lowercase letter, a number and a symbol';

const COMMON_PASSWORD =
  'Too many people use this password, so it is easy to guess. Please choose another';

const UNRECOGNIZED = 'Value unrecognized';

const name = (label: string) => ({
  required: `Please enter your ${label} name`,
  minLength: `Please enter your ${label} name`,
  maxLength: `Your ${label} name can have at most 35 characters`,
  pattern: `Please enter your ${label} name on one line`,
});

/** The messages of fields that fail a rule. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  first: name('first'),
  last: name('last'),
  email: {
    required: 'Please enter your email address',
    minLength: 'Please enter your email address',
    maxLength: EMAIL_FORMAT,
    pattern: EMAIL_FORMAT,
  },
  password: {
    required: 'Please enter a password',
    minLength: 'A password needs at least 8 characters',
    maxLength: 'A password can have at most 256 characters',
    pattern: PASSWORD_RULES,
    common: COMMON_PASSWORD,
  },
  present: {
    required: 'Please enter a password',
    maxLength: 'A password can have at most 256 characters',
  },
  passwordConfirm: {
    required: 'Please enter the password again',
    minLength: 'Please enter the password again',
    maxLength: MISMATCH,
    pattern: MISMATCH,
    mismatch: MISMATCH,
  },
  code: {
    required: 'Please enter the code from the email',
    minLength: 'Please enter the code from the email',
    maxLength: 'The code has 6 digits at most',
    pattern: 'The code has digits only',
    appCode: 'Please enter the 6 digits that your app shows',
  },
};

/** The failures of the identity service, by their names in this project. */
const failures = {
  'username-exists': 'Your email is already registered.',
  'not-confirmed': 'The account with given email address has not been verified.',
  'already-confirmed': 'Your email is already confirmed.',
  'user-not-found': 'We have no record of an account with the given email address.',
  'not-authorized': 'Your email or password is incorrect. Please try again.',
  'code-mismatch': 'The code you entered is incorrect. Please try again.',
  'code-used': 'This code has been used. Wait until your app shows the next one, and enter that.',
  'session-expired': 'That took too long. Please close this and log in again.',
  'invalid-password': PASSWORD_RULES,
  'common-password': COMMON_PASSWORD,
  'limit-exceeded':
    'Something went wrong on our end, please try again in a few minutes, or, try using a different email address.',
  'attempt-limit': 'Attempt limit exceeded, please try after some time.',
  'reset-required': 'Your password has to be reset before you can log in.',
  'resource-not-found': "We're Sorry, please refresh the page and try again.",
  'storage-blocked':
    'Your browser is blocking this site from keeping data, so you can’t stay logged in. Allow cookies and site data for this site, then try again.',
  unreachable: 'Could not connect to server.',
} as const;

/** The account pages. */
export const auth = {
  /** The error of a field, by its path such as `name.first`, for the person who fills it in. */
  errorText: (path: string, rule: string) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    return fields[name]?.[rule] ?? UNRECOGNIZED;
  },
  failures,
  invalidParameter: (phone: string) =>
    `That was not accepted. Please check what you entered and try again, or call us at ${phone}.`,
  disabled: (phone: string) => `This account has been locked. Please call us at ${phone}.`,
  currentPassword: 'Current password is incorrect.',
  signInFailed: 'Something is wrong with your login or password.',

  login: 'Login',
  logOut: 'Log Out',
  profile: 'Profile',
  account: 'Your account',
  accountOf: (person: string) => `Account of ${person}`,
  createAccount: 'Create account',

  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  passwordConfirm: 'Confirm password',
  first: 'First name',
  last: 'Last name',
  code: 'Code',
  passwordHint: '8 characters minimum',
  passwordRules: {
    title: 'Your password needs',
    length: '8 characters or more',
    lower: 'A lowercase letter',
    upper: 'A capital letter',
    digit: 'A number',
    symbol: 'A symbol, such as ! or ?',
    uncommon: 'Not a common password',
    met: 'done',
    unmet: 'not yet',
    allMet: 'Your password meets every rule.',
    missing: (rules: readonly string[]) => `Still needed: ${rules.join(', ')}.`,
  },
  showPassword: 'Show password',
  busy: 'One moment',

  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  opensOtherSite: '(opens another site)',
  consentBefore: 'By creating an account you agree to our',
  consentAnd: 'and',

  loginTitle: 'Welcome back',
  loginText: 'Log in to see every home, with its price and photos.',
  loginDescription: 'Log in to your account.',
  forgot: 'Forgot password?',
  noAccount: 'New here?',

  registerTitle: 'Create your account',
  registerText: 'An account is free and shows you the homes that only registered visitors can see.',
  registerDescription: 'Create a free account to see every home.',
  hasAccount: 'Have an account already?',

  verifyTitle: 'Forgot your password?',
  verifyText: 'Tell us your email address, and we’ll send you a code to choose a new one.',
  verifyDescription: 'Reset the password of your account.',
  sendCode: 'Send code',
  rememberedIt: 'Remembered it?',

  codeTitle: 'Confirm your email',
  codeSent: (email: string) => `We sent a code to ${email}. Enter it to finish.`,
  codeIfNew: (email: string) =>
    `If ${email} is new here, a code is on its way. Enter it to finish.`,
  ifHasAccount: 'If you have an account,',
  logInInstead: 'log in',
  codeSentBefore: (email: string) =>
    `We have sent ${email} several codes and can’t send more for now. Enter the one from our last email.`,
  confirm: 'Confirm',
  resend: 'Send a new code',
  resent: 'A new code is on its way.',
  resentIfNew: 'If this address is new here, a new code is on its way.',

  appCodeTitle: 'Enter your code',
  appCodeText: (brand: string) =>
    `Open your authenticator app and enter the 6 digits it shows for ${brand}.`,
  appLost: (phone: string) =>
    `Don’t have your app? Call us at ${phone}, and we’ll check that it’s you and help.`,

  resetTitle: 'Choose a new password',
  resetSent: (email: string) =>
    `If ${email} has an account, a code is on its way. Enter it with your new password.`,
  reset: 'Reset password',

  newPasswordTitle: 'Choose your own password',
  newPasswordText: 'The password you logged in with was a temporary one.',
  save: 'Save password',

  demoMailbox: 'This is a demonstration: find the code in its mailbox',
  needsScript: 'Accounts need JavaScript. Please allow it for this site.',
  artTitle: 'See every listing in full',
  artPoints: [
    'Homes that boards show only to registered visitors',
    'What homes around the corner sold or leased for',
    'All photos, rooms and taxes',
  ],
} as const;
