/** Why the identity service refused a request. */
export type AuthFailure =
  | {
      readonly kind:
        | 'username-exists'
        | 'not-confirmed'
        | 'already-confirmed'
        | 'user-not-found'
        | 'not-authorized'
        | 'code-mismatch'
        | 'code-used'
        | 'session-expired'
        | 'invalid-password'
        | 'common-password'
        | 'invalid-parameter'
        | 'limit-exceeded'
        | 'attempt-limit'
        | 'reset-required'
        | 'disabled'
        | 'resource-not-found'
        | 'storage-blocked'
        | 'unreachable';
    }
  | { readonly kind: 'unknown'; readonly message: string };

type AuthFailureKind = AuthFailure['kind'];

type KnownKind = Exclude<AuthFailureKind, 'unknown'>;

const NAMES: Readonly<Record<string, KnownKind>> = {
  UsernameExistsException: 'username-exists',
  AliasExistsException: 'username-exists',
  UserNotConfirmedException: 'not-confirmed',
  UserNotFoundException: 'user-not-found',
  NotAuthorizedException: 'not-authorized',
  CodeMismatchException: 'code-mismatch',
  EnableSoftwareTokenMFAException: 'code-mismatch',
  ExpiredCodeException: 'code-mismatch',
  InvalidPasswordException: 'invalid-password',
  InvalidParameterException: 'invalid-parameter',
  LimitExceededException: 'limit-exceeded',
  TooManyRequestsException: 'attempt-limit',
  TooManyFailedAttemptsException: 'attempt-limit',
  PasswordResetRequiredException: 'reset-required',
  ResourceNotFoundException: 'resource-not-found',
  NetworkError: 'unreachable',
};

const BY_NAME: ReadonlyMap<string, KnownKind> = new Map(Object.entries(NAMES));

/** Sentences, Cognito's own, that tell apart errors of the same name. */
const BY_MESSAGE: readonly (readonly [string, RegExp, AuthFailureKind])[] = [
  ['NotAuthorizedException', /attempts exceeded/i, 'attempt-limit'],
  ['NotAuthorizedException', /current status is confirmed/i, 'already-confirmed'],
  ['NotAuthorizedException', /session is expired/i, 'session-expired'],
  ['NotAuthorizedException', /user is disabled/i, 'disabled'],
  ['ExpiredCodeException', /already been used/i, 'code-used'],
  ['InvalidPasswordException', /too common/i, 'common-password'],
  ['InvalidParameterException', /already confirmed/i, 'already-confirmed'],
  ['InvalidParameterException', /no registered\/verified email/i, 'not-confirmed'],
];

/** Reads an error of the identity service by its name, as its client throws it. */
export function failureNamed(name: string, message: string): AuthFailure {
  const special = BY_MESSAGE.find(([of, pattern]) => of === name && pattern.test(message))?.[2];
  const kind = special ?? BY_NAME.get(name) ?? 'unknown';
  return kind === 'unknown' ? { kind, message } : { kind };
}

const FIELDS: Readonly<Partial<Record<AuthFailureKind, string>>> = {
  'username-exists': 'email',
  'user-not-found': 'email',
  'not-authorized': 'password',
  'invalid-password': 'password',
  'common-password': 'password',
  'code-mismatch': 'code',
  'code-used': 'code',
};

/** The field a failure is about; none when it is about the whole form. */
export function fieldOfFailure({ kind }: AuthFailure): string | undefined {
  return FIELDS[kind];
}
