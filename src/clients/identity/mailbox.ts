import { publicSettings } from '#src/config.ts';
import { MAILBOX_PATH } from '#src/contract/account/identity.ts';

/** Only this machine has a mailbox: elsewhere the request would log an error in the console. */
const isThisMachine = ({ hostname }: Location) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The page that shows letters instead of sending them, when this server has one. */
export async function findMailbox(): Promise<string | null> {
  if (publicSettings.accounts.kind !== 'embedded' || !isThisMachine(location)) return null;
  try {
    const response = await fetch(MAILBOX_PATH, { method: 'HEAD' });
    return response.ok ? MAILBOX_PATH : null;
  } catch (error) {
    console.info('No mailbox could be looked for.', error);
    return null;
  }
}
