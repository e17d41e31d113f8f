import type { MailConfig } from '../../mail/mail-settings.ts';
import { backgroundMailer } from '../../mail/background-mailer.ts';
import type { Mailbox, Mailer } from '../../mail/mailer.ts';
import { memoryMailbox } from '../../mail/memory-mailbox.ts';
import { accountMail } from './account-mail.ts';
import { type DeliverAccountEmail, noAccountEmails } from './account-mailer.ts';

export type EmailDeliveryConfig = Pick<MailConfig, 'brokerageName' | 'mailFrom' | 'licenceLine'> & {
  readonly hasDemoAccess: boolean;
};

export type EmailDeliveryDependencies = {
  /** The mail server; absent when there is none. */
  readonly mailServer?: Mailer | undefined;
  /** Called with a sentence about an email that could not be sent. */
  readonly onMailFailure: (sentence: string) => void;
};

export type EmailDelivery = {
  readonly deliver: DeliverAccountEmail;
  /** The mailbox of emails that stay on this machine. */
  readonly mailbox?: Mailbox;
  /** The number of unsent emails. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

/**
 * How the emails of accounts leave: through the mail server; without one, to a mailbox on a machine
 * that nobody else reaches, and nowhere on any other.
 */
export function emailDelivery(
  { hasDemoAccess, brokerageName, mailFrom, licenceLine }: EmailDeliveryConfig,
  { mailServer, onMailFailure }: EmailDeliveryDependencies,
): EmailDelivery {
  if (mailServer) {
    const from = { name: brokerageName, email: mailFrom };
    const { send, waiting, close } = backgroundMailer({
      mailer: mailServer,
      onFailure: onMailFailure,
    });
    return {
      deliver: (email) => send(accountMail(email, { from, licence: licenceLine }), email.isWanted),
      waiting,
      close,
    };
  }
  const close = async () => undefined;
  const waiting = () => 0;
  if (!hasDemoAccess) return { deliver: noAccountEmails, waiting, close };
  const mailbox = memoryMailbox();
  return { deliver: mailbox.add, mailbox, waiting, close };
}
