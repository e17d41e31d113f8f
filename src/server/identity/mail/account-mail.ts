import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { mailBody } from '../../mail/mail-body.ts';
import type { Mail, MailAddress } from '../../mail/mailer.ts';
import type { AccountEmail } from './account-mailer.ts';

type AccountLetterhead = {
  readonly from: MailAddress;
  /** The licence line that every message of a brokerage carries. */
  readonly licence: string;
};

/** An account's email as a mail server takes it. */
export function accountMail(
  { to, subject, text, code }: AccountEmail,
  { from, licence }: AccountLetterhead,
): Mail {
  const domain = from.email.split('@')[1] ?? 'localhost';
  return {
    messageId: `account.${randomUUID()}@${domain}`,
    from,
    to: { name: '', email: to },
    subject,
    ...mailBody(
      [
        { paragraph: text },
        ...(code === null ? [] : [{ code }]),
        { signature: `${from.name}\n${licence}` },
      ],
      DEFAULT_LOCALE,
    ),
  };
}
