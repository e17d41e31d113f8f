import { pageLocale } from '#src/messages/locale.ts';
import { savedHomesTexts } from '#src/messages/account/saved-homes.ts';
import { signOut } from '../session/session.ts';
import { notify } from '../shell/notifications.ts';
import { sendWaitingChanges } from './account.ts';
import { waitingChanges } from './waiting-changes.ts';

const NOTICE = 'unsent-homes';

/** Nobody waits longer than this for their log-out. */
const PATIENCE_MS = 4000;

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

/** How many changes of saved homes only this browser has, after one more try to send them. */
async function countUnsent(): Promise<number> {
  if (waitingChanges().length > 0) await Promise.race([sendWaitingChanges(), patience()]);
  return waitingChanges().length;
}

/**
 * Ends the session as `signOut` does, and returns true. While unsent changes of saved homes would be lost
 * by a log-out, it reports them and returns false: the visitor stays or ends the session anyway.
 */
export async function signOutUnlessUnsent(onDone: () => void): Promise<boolean> {
  const count = await countUnsent();
  if (count === 0) {
    await signOut(onDone);
    return true;
  }
  const words = savedHomesTexts(pageLocale());
  const action = { label: words.logOutAnyway, run: () => void signOut(onDone) };
  notify({ id: NOTICE, text: words.unsent(count), tone: 'failed', lasts: true, action });
  return false;
}
