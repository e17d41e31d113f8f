import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import {
  type AccountEmailKind,
  accountEmailTexts,
  type SecurityNoticeKind,
} from '#src/messages/account/account-emails.ts';
import { recipientKey } from '../../mail/recipient-key.ts';
import type { AttemptCounter } from '../attempt-counter.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { IssuedCode } from '../sessions/one-time-codes.ts';
import type { IdentityLimits } from '../settings.ts';

/** An email to the owner of an account, independent of how it is delivered. */
export type AccountEmail = {
  readonly sentAtMs: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code in the text, for a mailbox page to show large. */
  readonly code: string | null;
  /** Whether the email is still of use to its reader; asked again before each try. */
  readonly isWanted: () => boolean;
};

/** Delivers an email. It must not write the code anywhere, and returns before the email is sent. */
export type DeliverAccountEmail = (email: AccountEmail) => void;

type Message = {
  readonly kind: AccountEmailKind;
  readonly to: string;
  readonly locale: string | undefined;
  readonly code: IssuedCode | null;
};

/** Where a code went, in the words of the protocol. */
export type CodeDelivery = {
  readonly AttributeName: 'email';
  readonly DeliveryMedium: 'EMAIL';
  readonly Destination: string;
};

type Notice = Pick<Message, 'to' | 'locale'> & {
  readonly kind: SecurityNoticeKind;
  /** The thing the notice names, for example a browser. */
  readonly about: string;
};

export type AccountMailer = {
  readonly send: (message: Message) => CodeDelivery;
  /** Sends a notice of an event; it never fails, and counts towards no limit. */
  readonly notify: (notice: Notice) => void;
};

/** An email address that its owner recognises and no one else can read. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Stands in for a missing mail server: the person gets an error instead of waiting for a mail. */
export const noAccountEmails: DeliverAccountEmail = () => {
  throw new IdentityError(
    'CodeDeliveryFailureException',
    'This site cannot send email yet, so it cannot send you a code.',
  );
};

const always = () => true;

type AccountMailerDependencies = {
  readonly deliver: DeliverAccountEmail;
  readonly counter: AttemptCounter;
  readonly limits: Pick<IdentityLimits, 'emailsToRecipient'>;
  readonly nowMs: () => number;
};

/**
 * Writes the emails of accounts and hands them to `deliver`. Throws LimitExceededException when the
 * recipient has had too many of them today, whoever requested them.
 */
export function accountMailer(dependencies: AccountMailerDependencies): AccountMailer {
  const { deliver, counter, limits, nowMs } = dependencies;
  return {
    send({ kind, to, locale, code }) {
      counter.take(`email-to:${recipientKey(to)}`, limits.emailsToRecipient);
      const { subject, text } = accountEmailTexts(locale)[kind];
      deliver({
        sentAtMs: nowMs(),
        to,
        subject: subject(BROKERAGE_NAME),
        text: text(code?.digits ?? ''),
        code: code?.digits ?? null,
        isWanted: code?.isCurrent ?? always,
      });
      return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskedEmail(to) };
    },
    notify({ kind, to, locale, about }) {
      // The event has happened even where no email can be sent.
      if (deliver === noAccountEmails) return;
      const { subject, text } = accountEmailTexts(locale)[kind];
      deliver({
        sentAtMs: nowMs(),
        to,
        subject: subject(BROKERAGE_NAME),
        text: text(about),
        code: null,
        isWanted: always,
      });
    },
  };
}
