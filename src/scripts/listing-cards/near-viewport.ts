const MARGIN = '50px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const run = waiting.get(target);
    if (!isIntersecting || !run) continue;
    forget(target);
    run();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Runs something once, when an element is in the window or 50 pixels from it; returns its undoing. */
export function onNearViewport(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: MARGIN });
  waiting.set(element, run);
  observer.observe(element);
  return () => forget(element);
}
