import { NO_SEARCHES_KEY } from '../../stores/saved/keys.ts';
import { VIEWED_KEY, VIEWED_MAX_AGE_MS } from '../../stores/listing/viewed-entries.ts';

/**
 * Says before anything is painted whether the home page keeps room for homes that were viewed on this device and
 * for the saved searches of whoever is logged in, so that what comes later moves nothing. A browser that keeps
 * nothing for sites throws at the look into its storage: nobody returns there, and no room is kept.
 */
export const RETURNING_VISITOR_SCRIPT = `(() => {
  try {
    const isRecent = parseInt(localStorage.getItem('${VIEWED_KEY}')) > Date.now() - ${VIEWED_MAX_AGE_MS};
    const hasSearches =
      /\\bactiveSession=true\\b/.test(document.cookie) && sessionStorage.getItem('${NO_SEARCHES_KEY}') === null;
    const parts = [isRecent && 'homes', hasSearches && 'searches'].filter(Boolean);
    if (parts[0]) document.documentElement.dataset.returning = parts.join(' ');
  } catch {}
})();`;
