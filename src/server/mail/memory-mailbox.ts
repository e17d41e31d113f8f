import type { StoredEmail, Mailbox } from './mailer.ts';

const CAPACITY = 500;

export type MemoryMailbox = Mailbox & { readonly add: (email: StoredEmail) => void };

/** A mailbox that forgets at the end of the process: what holds a one-time code is never on a disk. */
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
