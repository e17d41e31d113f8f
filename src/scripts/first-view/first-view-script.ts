import { FIRST_VIEW_ID, FIRST_VIEW_PARTS, SLEEPING_MAP_ID } from '../../domain/map/first-view.ts';
import { DEFAULT_VIEW } from '../../domain/map/route.ts';
import { SETTINGS_KEY } from '../../stores/shell/storage/settings-key.ts';

const { center, zoom } = DEFAULT_VIEW;
const IDS = [FIRST_VIEW_PARTS.map, FIRST_VIEW_PARTS.homes];

/** A slow picture must not keep the map asleep for longer. */
const MAX_SLEEP_MS = 2500;

/** A picture that is decoded is on the screen by then. */
const PAINT_MS = 200;

/**
 * Marks before the first paint that the map itself will differ from the initial view of its page: on a copy
 * of another address (`data-other-view="page"`), and where the browser remembers another view (`"map"`). It
 * stands in front of the style sheets, as a browser delays scripts after them until it has loaded them.
 */
export const VIEW_CHOICE_SCRIPT = `(() => {
  const { address, remembered } = document.currentScript.dataset;
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
  const { dataset } = document.documentElement;
  if (address !== location.pathname + location.search) dataset.otherView = 'page';
  else if (remembered !== undefined && !isAtDefault()) dataset.otherView = 'map';
})();`;

/**
 * Removes the parts that the map itself will show differently, and shows the picture in the chosen theme.
 * Wakes the map once that has been painted, or as soon as somebody uses the page: a slow device then shows
 * the view before it reads the scripts.
 */
export const FIRST_VIEW_SCRIPT = `(() => {
  const first = document.getElementById('${FIRST_VIEW_ID}');
  const map = document.getElementById('${SLEEPING_MAP_ID}');
  const { otherView } = document.documentElement.dataset;
  if (otherView === 'page') first.remove();
  if (otherView === 'map') {
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
  // A browser reports its largest paint when it is on the screen, some frames after it was drawn.
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) {
    new PerformanceObserver((paints) => {
      if (paints.getEntries().some(({ element }) => element === picture)) wake();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  const wakeSoon = () => setTimeout(wakeAfterPaint, ${PAINT_MS});
  picture.decode().then(wakeSoon, wakeAfterPaint);
  setTimeout(wake, ${MAX_SLEEP_MS});
  for (const use of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(use, wake, { once: true, capture: true, passive: true });
  }
})();`;
