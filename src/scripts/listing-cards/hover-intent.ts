const INTENT_MS = 65;

/** Runs something when an element has been pointed at or has had the focus for 65 milliseconds. */
export function onHoverIntent(element: Element, run: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(run, INTENT_MS);
  };
  const end = () => clearTimeout(timer);
  element.addEventListener(
    'pointerenter',
    (event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') begin();
    },
    { signal },
  );
  element.addEventListener('focusin', begin, { signal });
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, end, { signal });
  signal.addEventListener('abort', end);
}
