import type { StoredEmail, Mailbox } from './mailer.ts';

const CAPACITY = 500;

export type MemoryMailbox = Mailbox & { readonly add: (email: StoredEmail) => void };

/** A mailbox in memory alone: mails may hold one-time codes, which must never be on a disk. */
export function memoryMailbox(): MemoryMailbox {
  /** Newest first. */
  let emails: readonly StoredEmail[] = [];
  return {
    add(email) {
      emails = [email, ...emails].slice(0, CAPACITY);
    },
    list(to, limit) {
      const recipient = to?.toLowerCase();
      return emails
        .filter((email) => recipient === undefined || email.to.toLowerCase() === recipient)
        .slice(0, limit);
    },
  };
}
