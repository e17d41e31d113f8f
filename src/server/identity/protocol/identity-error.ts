type IdentityErrorType =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'ForbiddenException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** A refused call. Type and message are what Cognito sends, as clients match on both. */
export class IdentityError extends Error {
  readonly type: IdentityErrorType;

  constructor(type: IdentityErrorType, message: string) {
    super(message);
    this.name = 'IdentityError';
    this.type = type;
  }
}

export const invalidParameter = (message: string) =>
  new IdentityError('InvalidParameterException', message);

export const notAuthorized = (message: string) =>
  new IdentityError('NotAuthorizedException', message);

export const wrongPassword = () => notAuthorized('Incorrect username or password.');

export const challengeExpired = () =>
  notAuthorized('Invalid session for the user, session is expired.');

export const userNotFound = () =>
  new IdentityError('UserNotFoundException', 'User does not exist.');

export const emailTaken = (type: 'UsernameExistsException' | 'AliasExistsException') =>
  new IdentityError(type, 'An account with the given email already exists.');

export const codeExpired = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export const limitExceeded = () =>
  new IdentityError(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  );
