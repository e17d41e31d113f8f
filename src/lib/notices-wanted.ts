const EVENT = 'notices-wanted';
/** On the root element once notices are wanted. */
export const NOTICES_WANTED_MARK = 'data-notices-wanted';

/** Says that a part of the page may have something to tell, so that what draws notices is loaded. */
export function wantNotices(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute(NOTICES_WANTED_MARK, true);
  document.dispatchEvent(new Event(EVENT));
}

/** Runs once notices are wanted, or at once when they were before. */
export function whenNoticesAreWanted(run: () => void): void {
  if (document.documentElement.hasAttribute(NOTICES_WANTED_MARK)) run();
  else document.addEventListener(EVENT, run, { once: true });
}
