import type { Caller, IdentityContext } from '../../context.ts';
import { notifyNewDevice } from '../../mail/security-notices.ts';
import { IdentityError, notAuthorized } from '../../protocol/identity-error.ts';
import type { User } from '../../repository.ts';
import { personClaims } from '../../sessions/tokens.ts';

function askForNewPassword({ challenges, nowMs }: IdentityContext, user: User): object {
  if (user.temporaryUntilMs !== null && user.temporaryUntilMs <= nowMs()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: challenges.open({ kind: 'new-password', userId: user.id }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(personClaims(user)),
    },
  };
}

function askForSecondFactor({ challenges }: IdentityContext, user: User): object {
  const { id: userId } = user;
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: challenges.open({ kind: 'second-factor', userId, verifier: user.password.verifier }),
    ChallengeParameters: { USER_ID_FOR_SRP: userId },
  };
}

/** @throws NotAuthorizedException, in Cognito's words, when the account is disabled */
function refuseDisabled({ isDisabled }: User): void {
  if (isDisabled) throw notAuthorized('User is disabled.');
}

/** The tokens of a proved user; a new device sends a notice. */
export async function completeSignIn(
  context: IdentityContext,
  user: User,
  caller: Caller,
): Promise<object> {
  refuseDisabled(user);
  notifyNewDevice(context, user, caller);
  return {
    ChallengeParameters: {},
    AuthenticationResult: await context.sessions.begin(user, caller),
  };
}

/** The result of a right password: tokens, or the next step of the sign-in. */
export async function afterPassword(
  context: IdentityContext,
  user: User,
  caller: Caller,
): Promise<object> {
  refuseDisabled(user);
  switch (user.status) {
    case 'UNCONFIRMED':
      throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
    case 'RESET_REQUIRED':
      throw new IdentityError(
        'PasswordResetRequiredException',
        'Password reset required for the user',
      );
    case 'FORCE_CHANGE_PASSWORD':
      return askForNewPassword(context, user);
    case 'CONFIRMED':
      return context.factors.isOn(user)
        ? askForSecondFactor(context, user)
        : completeSignIn(context, user, caller);
  }
}
