/** A hand that clicks moves the pointer by a few pixels. */
const TOLERANCE_PX = 5;

/**
 * Keeps the end of a drag from being a click on the buttons of a layer over the map: a drag that starts on
 * one pans the map, and the button goes with the pointer. A click by the keyboard passes.
 */
export function ignoreClicksOfDrags(layer: HTMLElement): void {
  let start: { readonly x: number; readonly y: number } | undefined;
  let isDrag = false;
  const follow = ({ clientX, clientY }: MouseEvent) => {
    if (start && Math.hypot(clientX - start.x, clientY - start.y) > TOLERANCE_PX) isDrag = true;
  };
  layer.addEventListener('pointerdown', ({ clientX, clientY }) => {
    start = { x: clientX, y: clientY };
    isDrag = false;
  });
  layer.addEventListener('pointermove', follow);
  layer.addEventListener(
    'click',
    (event) => {
      // A click by the keyboard has a press count of zero and no position.
      if (event.detail === 0) return;
      follow(event);
      if (isDrag) event.stopPropagation();
      start = undefined;
      isDrag = false;
    },
    { capture: true },
  );
}
