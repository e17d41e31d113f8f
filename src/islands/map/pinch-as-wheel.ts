/** What Safari reports of two fingers on the touchpad of a Mac. */
type GestureEvent = MouseEvent & { readonly scale: number };

/** Other browsers report this many pixels for fingers that move apart by the factor e. */
const PX = 100;

/**
 * Reports two fingers on a touchpad as other browsers do: by the wheel with Ctrl. Safari would enlarge the
 * whole page. Fingers on a screen are touches, and left alone.
 */
export function pinchAsWheel(area: HTMLElement): void {
  if (navigator.maxTouchPoints > 0) return;
  let lastScale = 1;
  const report = (event: Event) => {
    event.preventDefault();
    const { type, target, clientX, clientY, scale } = event as GestureEvent;
    const deltaY = type === 'gesturechange' ? PX * Math.log(lastScale / scale) : 0;
    lastScale = scale;
    if (!deltaY) return;
    const wheel = { deltaY, clientX, clientY, ctrlKey: true, bubbles: true, cancelable: true };
    target?.dispatchEvent(new WheelEvent('wheel', wheel));
  };
  for (const type of ['gesturestart', 'gesturechange']) {
    area.addEventListener(type, report);
  }
}
