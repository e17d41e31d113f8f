import type { AccountEmails } from '../../account/account-emails.ts';

/** The emails to the owners of accounts. */
export const accountEmails: AccountEmails = {
  confirm: {
    subject: (brand) => `Your ${brand} verification code`,
    text: (code) =>
      `Your verification code is ${code}. It is valid for 10 minutes. If you did not ask for it, you can ignore this message.`,
  },
  reset: {
    subject: (brand) => `Your ${brand} password code`,
    text: (code) =>
      `Your code for a new password is ${code}. It is valid for 10 minutes. If you did not ask for it, your password stays as it is.`,
  },
  'new-email': {
    subject: () => 'Confirm your new email address',
    text: (code) => `Your code for the new email address is ${code}. It is valid for 10 minutes.`,
  },
  'already-registered': {
    subject: (brand) => `You already have a ${brand} account`,
    text: () =>
      'Someone asked for a new account with this email address, which already has one. If it was you, log in, or choose a new password. Nothing was changed.',
  },
  'email-taken': {
    subject: () => 'This email address stays with your account',
    text: () =>
      'Someone asked to use this email address for another account, but it belongs to yours. Nothing was changed. If it was you, log in with this address, or choose another one for the other account.',
  },
  'already-confirmed': {
    subject: () => 'Your email address is already confirmed',
    text: () =>
      'Someone asked for a verification code, but this email address is already confirmed. You can log in.',
  },
  'not-confirmed': {
    subject: () => 'Your email address is not confirmed yet',
    text: () =>
      'Someone asked for a new password, but this email address has not been confirmed. Create the account again to get a verification code.',
  },
  'no-account': {
    subject: (brand) => `There is no ${brand} account with this address`,
    text: () =>
      'Someone asked for a code, but there is no account with this email address. If it was you, try another address or create an account.',
  },
  'password-changed': {
    subject: (brand) => `Your ${brand} password was changed`,
    text: () =>
      'The password of your account was just changed, and you were logged out on your other devices. If this wasn’t you, choose a new password with “Forgot password” on the login page and contact us.',
  },
  'email-changed': {
    subject: (brand) => `Your ${brand} email address was changed`,
    text: () =>
      'Your account now has another email address, and this address no longer logs in. If this wasn’t you, contact us right away.',
  },
  'new-device': {
    subject: (brand) => `New login to your ${brand} account`,
    text: (device) =>
      `Someone just logged in to your account from a new device or network (${device}). If this was you, there is nothing to do. If it wasn’t, choose a new password with “Forgot password” on the login page: that logs out every device.`,
  },
  'second-factor-on': {
    subject: (brand) => `Logging in to ${brand} now asks for a code`,
    text: () =>
      'Logging in to your account now takes a code from your authenticator app as well as your password. If this wasn’t you, contact us right away.',
  },
  'second-factor-off': {
    subject: (brand) => `Logging in to ${brand} no longer asks for a code`,
    text: () =>
      'Logging in to your account no longer takes a code from an authenticator app: your password is enough. If this wasn’t you, choose a new password with “Forgot password” on the login page and contact us right away.',
  },
};
