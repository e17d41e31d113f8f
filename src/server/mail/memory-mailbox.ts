import type { KeptLetter, Mailbox } from './mailer.ts';

const CAPACITY = 500;

export type MemoryMailbox = Mailbox & { readonly add: (letter: KeptLetter) => void };

/** A mailbox that forgets at the end of the process: what holds a one-time code is never on a disk. */
export function memoryMailbox(): MemoryMailbox {
  /** Newest first. */
  let letters: readonly KeptLetter[] = [];
  return {
    add(letter) {
      letters = [letter, ...letters].slice(0, CAPACITY);
    },
    list(to, limit) {
      const recipient = to?.toLowerCase();
      return letters
        .filter((letter) => recipient === undefined || letter.to.toLowerCase() === recipient)
        .slice(0, limit);
    },
  };
}
