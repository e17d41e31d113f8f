import { FIRST_VIEW_ID, FIRST_VIEW_PARTS, SLEEPING_MAP_ID } from '../../domain/map/first-view.ts';
import { DEFAULT_VIEW } from '../../domain/map/route.ts';
import { SETTINGS_KEY } from '../../stores/shell/storage/settings-key.ts';

const { center, zoom } = DEFAULT_VIEW;
const IDS = [FIRST_VIEW_PARTS.map, FIRST_VIEW_PARTS.homes];

/** A picture that is long in coming does not keep the map asleep. */
const LONGEST_SLEEP_MS = 2500;

/** A picture that is decoded is on the screen by then. */
const PAINT_MS = 200;

/**
 * Takes away what the map's page shows at once where the map itself will show something else: on a copy
 * of another address, and where the browser remembers another view. Shows the picture in the theme that
 * was chosen. Wakes the map once that has been painted, or as soon as somebody uses the page: a slow
 * device then shows the view before it reads the scripts.
 */
export const FIRST_VIEW_SCRIPT = `(() => {
  const first = document.getElementById('${FIRST_VIEW_ID}');
  const map = document.getElementById('${SLEEPING_MAP_ID}');
  const isAtDefault = () => {
    try {
      const kept = JSON.parse(localStorage.getItem('${SETTINGS_KEY}'));
      if (!kept) return true;
      const isNear = (value, other) => Math.abs(value - other) < 1e-4;
      return (
        !kept.isSatellite &&
        isNear(kept.center.lat, ${center.lat}) &&
        isNear(kept.center.lng, ${center.lng}) &&
        isNear(kept.zoom, ${zoom})
      );
    } catch {
      return true;
    }
  };
  if (first.dataset.address !== location.pathname + location.search) first.remove();
  if ('remembered' in first.dataset && !isAtDefault()) {
    for (const id of ${JSON.stringify(IDS)}) document.getElementById(id)?.remove();
  }
  for (const source of first.querySelectorAll('source')) {
    const isTheme = source.dataset.theme === document.documentElement.dataset.theme;
    source.media = isTheme ? (source.dataset.media ?? 'all') : 'not all';
  }
  const picture = first.isConnected ? first.querySelector('img') : null;
  const wake = () => map.isConnected && map.replaceWith(map.content);
  const wakeAfterPaint = () => requestAnimationFrame(() => setTimeout(wake));
  if (!picture) return wake();
  // A browser tells of its largest paint when it is on the screen, some frames after it was drawn.
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) {
    new PerformanceObserver((paints) => {
      if (paints.getEntries().some(({ element }) => element === picture)) wake();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  const wakeSoon = () => setTimeout(wakeAfterPaint, ${PAINT_MS});
  picture.decode().then(wakeSoon, wakeAfterPaint);
  setTimeout(wake, ${LONGEST_SLEEP_MS});
  for (const use of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(use, wake, { once: true, capture: true, passive: true });
  }
})();`;
