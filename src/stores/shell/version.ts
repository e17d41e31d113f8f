import { deployedVersion } from '#src/clients/version.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { shellTexts } from '#src/messages/site/shell.ts';
import { notify, reloadAction } from './notifications.ts';

/** How often the deployed version is read (specification, section 9). */
export const VERSION_CHECK_MS = 600_000;

async function check(): Promise<void> {
  const version = await deployedVersion();
  if (version === null || version === document.documentElement.dataset['version']) return;
  const { newVersion: text } = shellTexts(pageLocale());
  notify({ id: 'version', text, tone: 'info', lasts: true, action: reloadAction() });
}

/**
 * Says when another version of the site is deployed than the page was built from: looks every ten
 * minutes, and when the tab comes back to the front. Returns what ends it.
 */
export function watchVersion(): () => void {
  const look = () => {
    if (!document.hidden) void check();
  };
  const timer = setInterval(() => void check(), VERSION_CHECK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
