import type { LatLng } from '#src/lib/geo/shapes.ts';

type Standing = { readonly pin: { readonly at: LatLng }; readonly button: HTMLButtonElement };

/**
 * Gives the focus of a pin that has gone, such as a circle that fell apart, to the nearest one in view, or
 * to the map where there is none: otherwise the keyboard would begin again at the top of the page.
 */
export function focusNearest(at: LatLng, standing: readonly Standing[], layer: HTMLElement): void {
  const distance = ({ pin }: Standing) => Math.hypot(pin.at.lat - at.lat, pin.at.lng - at.lng);
  const [nearest] = standing
    .filter(({ button }) => !button.hidden)
    .toSorted((a, b) => distance(a) - distance(b));
  const map = layer.closest<HTMLElement>('[tabindex]');
  (nearest?.button ?? map)?.focus({ preventScroll: true });
}
