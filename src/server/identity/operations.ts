import type { IdentityOperation } from './protocol/operation.ts';
import { associateSoftwareToken } from './operations/second-factor/associate-software-token.ts';
import { changePassword } from './operations/password/change-password.ts';
import { confirmForgotPassword } from './operations/password/confirm-forgot-password.ts';
import { confirmSignUp } from './operations/sign-up/confirm-sign-up.ts';
import { deleteUser } from './operations/user/delete-user.ts';
import { forgotPassword } from './operations/password/forgot-password.ts';
import { getTokensFromRefreshToken } from './operations/log-in/get-tokens-from-refresh-token.ts';
import { getUserAttributeVerificationCode } from './operations/user/get-user-attribute-verification-code.ts';
import { getUser } from './operations/user/get-user.ts';
import { globalSignOut } from './operations/log-in/global-sign-out.ts';
import { initiateAuth } from './operations/log-in/initiate-auth.ts';
import { resendConfirmationCode } from './operations/sign-up/resend-confirmation-code.ts';
import { respondToAuthChallenge } from './operations/log-in/respond-to-auth-challenge.ts';
import { revokeToken } from './operations/log-in/revoke-token.ts';
import { setUserMfaPreference } from './operations/second-factor/set-user-mfa-preference.ts';
import { signUp } from './operations/sign-up/sign-up.ts';
import { updateUserAttributes } from './operations/user/update-user-attributes.ts';
import { verifySoftwareToken } from './operations/second-factor/verify-software-token.ts';
import { verifyUserAttribute } from './operations/user/verify-user-attribute.ts';

/** The operations of the protocol that the site needs, by their protocol names. */
export const OPERATIONS: ReadonlyMap<string, IdentityOperation> = new Map(
  Object.entries({
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  } satisfies Record<string, IdentityOperation>),
);
