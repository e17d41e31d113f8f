import type { Locale } from '#src/messages/locale.ts';
import type { MailAddress } from '../mail/mailer.ts';
import type { FindRealtor } from './realtors.ts';

/** Who writes, and to whom the brokerage's copy goes. */
export type Letterhead = {
  readonly from: MailAddress;
  /** The brokerage's own inbox. */
  readonly inbox: MailAddress;
  readonly findRealtor: FindRealtor;
  readonly phone: string;
  /** The licence line that every message of a brokerage carries. */
  readonly licence: string;
  /** What the mails are written in: a lead keeps no language of its sender. */
  readonly locale: Locale;
};
