import type { KeptLetter, Mailbox } from './mailer.ts';

const SHOWN = 100;

type Letters = (to?: string) => readonly KeptLetter[];

/** The letters of two sources as one list, newest first, for the one mailbox page. */
export function mergedLetters(letters: Letters, mailbox: Mailbox): Letters {
  return (to) =>
    [...letters(to), ...mailbox.list(to?.trim() || undefined, SHOWN)]
      .sort((a, b) => b.sentAtMs - a.sentAtMs)
      .slice(0, SHOWN);
}
