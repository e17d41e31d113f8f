import type { Locale } from '#src/messages/locale.ts';
import type { MailAddress } from '../mail/mailer.ts';
import type { FindRealtor } from './realtors.ts';

/** The sender of the mails, and the inbox of the brokerage's copy. */
export type Letterhead = {
  readonly from: MailAddress;
  /** The brokerage's own inbox. */
  readonly inbox: MailAddress;
  readonly findRealtor: FindRealtor;
  readonly phone: string;
  /** The licence line that every message of a brokerage carries. */
  readonly licence: string;
  /** The language of the mails: a lead keeps no language of its sender. */
  readonly locale: Locale;
};
