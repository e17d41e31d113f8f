import {
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from '@aws-amplify/auth';
import type { ProfileChange, ProfileDetails } from '#src/domain/account/profile-details.ts';
import { connectOnce } from './pool.ts';

connectOnce();

export async function readDetails(): Promise<ProfileDetails> {
  const { given_name, family_name, email, phone_number } = await fetchUserAttributes();
  return {
    givenName: given_name ?? '',
    familyName: family_name ?? '',
    email: email ?? '',
    phone: phone_number ?? '',
  };
}

/** New tokens hold the changes; the page that shows them reads the session again. */
async function renewTokens(): Promise<void> {
  await fetchAuthSession({ forceRefresh: true });
}

export async function changeDetails({ name, phone }: ProfileChange): Promise<void> {
  await updateUserAttributes({
    userAttributes: {
      ...(name && { given_name: name.first, family_name: name.last }),
      ...(phone !== undefined && { phone_number: phone }),
    },
  });
  await renewTokens();
}

export async function requestEmail(email: string): Promise<void> {
  await updateUserAttributes({ userAttributes: { email } });
}

export async function resendEmailCode(): Promise<void> {
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
}

export async function confirmEmail(confirmationCode: string): Promise<void> {
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
  await renewTokens();
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await updatePassword({ oldPassword, newPassword });
}

export async function removeUser(): Promise<void> {
  await deleteUser();
}

export async function isSecondFactorOn(): Promise<boolean> {
  const { enabled = [] } = await fetchMFAPreference();
  return enabled.includes('TOTP');
}

export async function setUpSecondFactor(): Promise<string> {
  return (await setUpTOTP()).sharedSecret;
}

export async function switchSecondFactor(code: string, isOn: boolean): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: isOn ? 'PREFERRED' : 'DISABLED' });
}
