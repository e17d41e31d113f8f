import { LOAD_FAILURE_EVENT, LOAD_FAILURE_MARK } from '#src/lib/browser/load-failure.ts';

/**
 * Shows the notices that the page itself holds until the script that draws the others has loaded: that there
 * is no connection, and that a script is missing, whether of the page, of an island, or of a later part whose
 * failure nothing handles. Also marks images that fail to load.
 */
export const EARLY_NOTICES_SCRIPT = `(() => {
  const root = document.documentElement;
  const tell = () => root.toggleAttribute('data-offline', !navigator.onLine);
  const fail = () => {
    root.toggleAttribute('${LOAD_FAILURE_MARK}', true);
    document.dispatchEvent(new Event('${LOAD_FAILURE_EVENT}'));
  };
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement) fail();
    else target.toggleAttribute?.('data-failed', true);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported|module script/.test(reason?.message)) fail();
  });
  addEventListener('astro:hydration-error', fail);
  addEventListener('click', ({ target }) => {
    if (target.closest('[data-reload]')) location.reload();
    target.closest('[data-stay]')?.closest('.notice').remove();
  });
})();`;
