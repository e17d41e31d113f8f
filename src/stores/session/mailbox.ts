import { atom, onMount } from 'nanostores';
import { findMailbox } from '#src/clients/identity/mailbox.ts';

/** The page on which a demonstration shows the codes instead of sending them; null without one. */
export const $demoMailbox = atom<string | null>(null);

onMount($demoMailbox, () => {
  void findMailbox().then((page) => $demoMailbox.set(page));
});
