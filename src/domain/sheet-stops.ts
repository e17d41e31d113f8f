import { PANEL_STOPS, type PanelStop } from './map-address.ts';

/** How much of the window a sheet takes at each stop; closed shows its first lines. */
const SHARES: Readonly<Record<PanelStop, number>> = { closed: 0.14, half: 0.52, full: 1 };

/** A flick faster than this goes on to the next stop, however short it was. */
const FLICK_PX_PER_MS = 0.5;
/** A finger that has moved less than this tapped. */
const TAP_SHARE = 0.015;

type Moving = {
  /** Upwards. */
  readonly pxPerMs: number;
  readonly from: PanelStop;
};

/** Where a sheet that was let go with so much of the window comes to rest; a tap opens or closes it. */
export function nearestStop(share: number, { pxPerMs, from }: Moving): PanelStop {
  if (Math.abs(share - SHARES[from]) < TAP_SHARE) return from === 'closed' ? 'half' : 'closed';
  if (Math.abs(pxPerMs) > FLICK_PX_PER_MS) {
    const next = PANEL_STOPS.indexOf(from) + Math.sign(pxPerMs);
    return PANEL_STOPS[next] ?? from;
  }
  const distance = (stop: PanelStop) => Math.abs(SHARES[stop] - share);
  return PANEL_STOPS.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}
