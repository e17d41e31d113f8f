import { PANEL_STOPS, type PanelStop } from './address.ts';

/** How much of the room over the map a sheet takes at its upper stops (styles/map/results-sheet.css says the same). */
const SHARES = { half: 0.52, full: 1 } as const;

/** A flick faster than this goes on to the next stop, however short it was. */
const FLICK_PX_PER_MS = 0.5;
/** A flick faster than this goes all the way. */
const HARD_FLICK_PX_PER_MS = 1.3;

type Release = {
  /** Height of the sheet. */
  readonly heightPx: number;
  /** Its height when closed. */
  readonly closedPx: number;
  /** Its greatest height. */
  readonly roomPx: number;
  /** Speed of the finger at the end, upwards. */
  readonly pxPerMs: number;
  /** The stop at which the drag began. */
  readonly from: PanelStop;
};

/** The stop at which a sheet comes to rest when the finger lets it go. */
export function snapPointOf({ heightPx, closedPx, roomPx, pxPerMs, from }: Release): PanelStop {
  if (Math.abs(pxPerMs) > HARD_FLICK_PX_PER_MS) return pxPerMs > 0 ? 'full' : 'closed';
  if (Math.abs(pxPerMs) > FLICK_PX_PER_MS) {
    const next = PANEL_STOPS.indexOf(from) + Math.sign(pxPerMs);
    return PANEL_STOPS[next] ?? from;
  }
  const heights = { closed: closedPx, half: SHARES.half * roomPx, full: SHARES.full * roomPx };
  const distance = (stop: PanelStop) => Math.abs(heights[stop] - heightPx);
  return PANEL_STOPS.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}
