import { accountEmails as en } from '../en/account/account-emails.ts';
import { accountEmails as fr } from '../fr/account-emails.ts';

/** What people are told of that has happened to their accounts. */
export type SecurityNoticeKind =
  'password-changed' | 'email-changed' | 'new-device' | 'second-factor-on' | 'second-factor-off';

/** What is written to people who asked for something, by what it is about. */
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
  /** Given the code, or what else the email names. */
  readonly text: (detail: string) => string;
};

export type AccountEmails = Readonly<Record<AccountEmailKind | SecurityNoticeKind, EmailText>>;

/**
 * The emails in the language of an account, for example French. They are in French already, as accounts
 * keep a language that their owners' browsers tell, whatever the site itself is written in.
 */
export function accountEmailTexts(languageTag: string | undefined): AccountEmails {
  return languageTag?.toLowerCase().startsWith('fr') ? fr : en;
}
