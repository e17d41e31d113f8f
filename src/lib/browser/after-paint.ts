/**
 * Runs something once the browser has shown what was changed just now, so that an answer to a click
 * does not wait for it. A tab that is not looked at paints nothing: there it runs soon.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(() => setTimeout(run, 0));
}
