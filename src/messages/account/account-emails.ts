import { accountEmails as en } from '../en/account/account-emails.ts';
import { accountEmails as fr } from '../fr/account-emails.ts';

/** Events of an account that its owner is notified about. */
export type SecurityNoticeKind =
  'password-changed' | 'email-changed' | 'new-device' | 'second-factor-on' | 'second-factor-off';

/** The kinds of emails to people who asked for something. */
export type AccountEmailKind =
  | 'confirm'
  | 'reset'
  | 'new-email'
  | 'already-registered'
  | 'email-taken'
  | 'already-confirmed'
  | 'not-confirmed'
  | 'no-account';

type EmailText = {
  /** Given the name of the brokerage. */
  readonly subject: (brand: string) => string;
  /** Takes the code, or the other detail that the email names. */
  readonly text: (detail: string) => string;
};

export type AccountEmails = Readonly<Record<AccountEmailKind | SecurityNoticeKind, EmailText>>;

/**
 * The emails in the language of an account, for example French. They exist in French already, as accounts
 * store a language reported by their owners' browsers, whatever language the site itself has.
 */
export function accountEmailTexts(languageTag: string | undefined): AccountEmails {
  return languageTag?.toLowerCase().startsWith('fr') ? fr : en;
}
