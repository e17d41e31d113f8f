import { publicSettings } from '#src/config.ts';
import { MAILBOX_PATH } from '#src/contract/account/identity.ts';

/** The page that shows letters instead of sending them, when this server has one. */
export async function findMailbox(): Promise<string | null> {
  if (publicSettings.accounts.kind !== 'embedded') return null;
  try {
    const response = await fetch(MAILBOX_PATH, { method: 'HEAD' });
    return response.ok ? MAILBOX_PATH : null;
  } catch (error) {
    console.info('No mailbox could be looked for.', error);
    return null;
  }
}
