import type { Mailbox } from './mailer.ts';

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
