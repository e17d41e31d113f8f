/**
 * Runs something once the browser has painted the latest changes, so that an answer to a click does not
 * wait for it. A hidden tab paints nothing: there it runs soon.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(() => setTimeout(run, 0));
}
