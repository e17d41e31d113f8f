/** How long the alert stands before the page is left (specification, listing detail). */
const BACK_AFTER_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A visitor who reads on, or looks for the way back, must not be taken away. */
const STAYING = ['pointerdown', 'keydown', 'wheel'] as const;

function stay(): void {
  clearTimeout(timer);
  for (const event of STAYING) removeEventListener(event, stay);
}

/**
 * Leads from a page that could not be had to where its alert's link leads, unless its reader does
 * anything first. Offline there is nothing to go back to, and the page stays.
 */
export function scheduleGoBack(): void {
  stay();
  const link = document.querySelector<HTMLAnchorElement>('[data-failed] [data-way-back]');
  if (!link || !navigator.onLine) return;
  timer = setTimeout(() => location.assign(link.href), BACK_AFTER_MS);
  for (const event of STAYING) addEventListener(event, stay, { passive: true });
}
