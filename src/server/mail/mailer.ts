/** An address with the name it is shown by. */
export type MailAddress = { readonly name: string; readonly email: string };

export type Mail = {
  /** The same for every try, so that mail systems can drop a second copy; without angle brackets. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address where the reader can stop mails of this kind without logging in; programs may POST there. */
  readonly unsubscribeUrl?: string;
  /** An appointment, which comes as the file that calendars open. */
  readonly calendar?: MailCalendar;
};

/** A file of appointments (RFC 5545) and what it is sent for. */
export type MailCalendar = {
  readonly fileName: string;
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
};

/** The connection broke while a mail was handed over, so it may or may not have been taken. */
export class UnclearDelivery extends Error {}

/** The mail server permanently refuses this mail (RFC 5321, 4.2.1): the sender, the recipient or the content. */
export class RefusedMail extends Error {}

/**
 * Hands a mail on. Rejects when the mail was not taken, with `UnclearDelivery` when that is uncertain, and
 * with `RefusedMail` when trying again is not likely to help.
 */
export type Mailer = { send(mail: Mail): Promise<void> };

/** A mail that was kept here, as a mailbox page shows it. */
export type StoredEmail = {
  readonly sentAtMs: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A one-time code to show large; mails about leads have none. */
  readonly code: string | null;
  /** The file of an appointment that came with it. */
  readonly calendar?: string | null;
};

/** Mails that were kept on this machine instead of being sent, newest first. */
export type Mailbox = {
  /** The mails to one address, or all. */
  list(to: string | undefined, limit: number): readonly StoredEmail[];
};

/** Several mailboxes as one, newest first, for the one mailbox page. */
export function mergedMailbox(mailboxes: readonly Mailbox[]): Mailbox {
  return {
    list: (to, limit) =>
      mailboxes
        .flatMap((mailbox) => mailbox.list(to, limit))
        .sort((a, b) => b.sentAtMs - a.sentAtMs)
        .slice(0, limit),
  };
}
