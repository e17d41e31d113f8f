import { NO_SEARCHES_KEY } from '../../stores/saved/keys.ts';
import { VIEWED_KEY, VIEWED_MAX_AGE_MS } from '../../stores/listing/viewed-entries.ts';

/**
 * Marks before the first paint whether the home page keeps room for homes viewed on this device and for the
 * saved searches of whoever is logged in, so that later content moves nothing. A browser that stores
 * nothing for sites throws on access to its storage: it has no returning visitors, and no room is kept.
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
